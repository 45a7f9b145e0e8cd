/** The languages in which signs of a crisis are known; the card is shown in the one that was recognised. */
export type CrisisLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'vi' | 'tl' | 'zh' | 'ar';

type CrisisWords = {
  /** The question before the emergency number, and what the number is called. */
  readonly now: string;
  readonly number: string;
  /** That a person is told, or that it can be looked up; and what becomes of the words. */
  readonly told: string;
  readonly listed: string;
  readonly notKept: string;
  readonly kept: string;
  /** Said behind the card. */
  readonly later: string;
  /** In place of a number that the operator did not set. */
  readonly emergency: string;
  readonly findLine: string;
  readonly selfHarm: { readonly title: string; readonly talk: string };
  readonly abuse: { readonly title: string; readonly tell: string };
  readonly danger: { readonly title: string; readonly tell: string };
};

/**
 * The words of the card, sentence for sentence the same in every language. Whom to call is set up by the school. None
 * of them says whether the reader is a boy or a girl.
 */
export const crisisWords: Readonly<Record<CrisisLanguage, CrisisWords>> = {
  en: {
    now: 'In danger right now?',
    number: 'Emergency number',
    told: 'A person at your school is told that this card was shown, why, and when.',
    listed: 'People at your school can look up that this card was shown, why, and when.',
    notKept: 'Your words are not kept.',
    kept: 'Your words are kept with it.',
    later: 'Math can wait. I stay here as long as you like.',
    emergency:
      'If you or someone else is in danger right now, call the emergency number where you live, or ask someone near you to call.',
    findLine:
      'There are free helplines for young people in most countries. A trusted adult can help you find the one for you, and you do not have to give your name.',
    selfHarm: {
      title: 'Thank you for telling me. You matter.',
      talk: 'Please talk to an adult you trust today: a parent, another relative, a teacher, a school counselor or a nurse. You can show them this message if the words are hard to find.',
    },
    abuse: {
      title: 'Thank you for telling me. This is not your fault.',
      tell: 'Nobody is allowed to hurt you or touch you in a way you do not want. Please tell an adult you trust: a teacher, a school counselor, a nurse, a doctor or a relative. If the first person does not help, tell another one.',
    },
    danger: {
      title: 'This sounds serious. Please tell an adult now.',
      tell: 'Tell an adult you trust right away: a parent, a teacher, a principal or a school counselor. Telling someone keeps people safe, and it is the right thing to do.',
    },
  },
  es: {
    now: '¿En peligro ahora mismo?',
    number: 'Número de emergencias',
    told: 'Se avisa a una persona de tu escuela de que se mostró esta tarjeta, por qué y cuándo.',
    listed: 'En tu escuela se puede consultar que se mostró esta tarjeta, por qué y cuándo.',
    notKept: 'Tus palabras no se guardan.',
    kept: 'Tus palabras se guardan con el aviso.',
    later: 'Las matemáticas pueden esperar. Seguirán aquí cuando quieras volver.',
    emergency:
      'Si tú u otra persona están en peligro ahora mismo, llama al número de emergencias del lugar donde vives o pide a alguien cercano que llame.',
    findLine:
      'En la mayoría de los países hay líneas de ayuda gratuitas para jóvenes. Un adulto de confianza puede ayudarte a encontrar la tuya, y no tienes que dar tu nombre.',
    selfHarm: {
      title: 'Gracias por contármelo. Tú importas.',
      talk: 'Por favor, habla hoy con un adulto en quien confíes: tu mamá o tu papá, otro familiar, un maestro, un consejero escolar o una enfermera. Puedes mostrarle este mensaje si te cuesta encontrar las palabras.',
    },
    abuse: {
      title: 'Gracias por contármelo. No es culpa tuya.',
      tell: 'Nadie tiene derecho a hacerte daño ni a tocarte de una forma que no quieres. Por favor, cuéntaselo a un adulto en quien confíes: un maestro, un consejero escolar, una enfermera, un médico o un familiar. Si la primera persona no te ayuda, cuéntaselo a otra.',
    },
    danger: {
      title: 'Esto suena grave. Por favor, díselo a un adulto ahora.',
      tell: 'Díselo enseguida a un adulto en quien confíes: tu mamá o tu papá, un maestro, el director o un consejero escolar. Contárselo a alguien protege a las personas, y es lo correcto.',
    },
  },
  fr: {
    now: 'En danger en ce moment ?',
    number: 'Numéro d’urgence',
    told: 'Une personne de ton école est informée que cette carte a été montrée, pourquoi et quand.',
    listed: 'Dans ton école, on peut voir que cette carte a été montrée, pourquoi et quand.',
    notKept: 'Tes mots ne sont pas gardés.',
    kept: 'Tes mots sont gardés avec cette information.',
    later: 'Les maths peuvent attendre. Elles seront encore là quand tu voudras revenir.',
    emergency:
      'Si toi ou quelqu’un d’autre êtes en danger en ce moment, appelle le numéro d’urgence de l’endroit où tu vis, ou demande à quelqu’un près de toi d’appeler.',
    findLine:
      'Dans la plupart des pays, il existe des lignes d’aide gratuites pour les jeunes. Un adulte de confiance peut t’aider à trouver la tienne, et tu n’as pas besoin de donner ton nom.',
    selfHarm: {
      title: 'Merci de me l’avoir dit. Tu comptes.',
      talk: 'S’il te plaît, parle aujourd’hui à un adulte en qui tu as confiance : un parent, quelqu’un d’autre de ta famille, un professeur, un conseiller de l’école ou une infirmière. Tu peux lui montrer ce message si les mots sont difficiles à trouver.',
    },
    abuse: {
      title: 'Merci de me l’avoir dit. Ce n’est pas ta faute.',
      tell: 'Personne n’a le droit de te faire du mal ni de te toucher d’une façon que tu ne veux pas. S’il te plaît, parles-en à un adulte en qui tu as confiance : un professeur, un conseiller de l’école, une infirmière, un médecin ou quelqu’un de ta famille. Si la première personne ne t’aide pas, parles-en à une autre.',
    },
    danger: {
      title: 'Cela semble grave. S’il te plaît, parles-en maintenant à un adulte.',
      tell: 'Parles-en tout de suite à un adulte en qui tu as confiance : un parent, un professeur, le directeur ou un conseiller de l’école. En parler protège des personnes, et c’est ce qu’il faut faire.',
    },
  },
  de: {
    now: 'Gerade in Gefahr?',
    number: 'Notrufnummer',
    told: 'Eine Person an deiner Schule erfährt, dass diese Karte gezeigt wurde, warum und wann.',
    listed: 'An deiner Schule kann man nachsehen, dass diese Karte gezeigt wurde, warum und wann.',
    notKept: 'Deine Worte werden nicht aufbewahrt.',
    kept: 'Deine Worte werden dazu aufbewahrt.',
    later: 'Deine Matheaufgaben können warten. Sie sind noch da, wenn du bereit bist.',
    emergency:
      'Wenn du oder jemand anderes jetzt gerade in Gefahr ist, ruf die Notrufnummer an, die bei dir gilt, oder bitte jemanden in deiner Nähe, anzurufen.',
    findLine:
      'In den meisten Ländern gibt es kostenlose Hilfetelefone für junge Menschen. Ein Erwachsener, dem du vertraust, kann dir helfen, das richtige zu finden. Deinen Namen musst du nicht nennen.',
    selfHarm: {
      title: 'Danke, dass du mir das sagst. Du bist wichtig.',
      talk: 'Bitte sprich heute mit einem Erwachsenen, dem du vertraust: mit deiner Mutter oder deinem Vater, anderen Verwandten, einer Lehrkraft, der Schulberatung oder einer Pflegekraft. Du kannst diese Nachricht zeigen, wenn dir die Worte fehlen.',
    },
    abuse: {
      title: 'Danke, dass du mir das sagst. Du bist nicht schuld.',
      tell: 'Niemand darf dir wehtun oder dich so anfassen, wie du es nicht willst. Bitte sag es einem Erwachsenen, dem du vertraust: einer Lehrkraft, der Schulberatung, einer Pflegekraft, in einer Arztpraxis oder Verwandten. Wenn die erste Person nicht hilft, sag es einer anderen.',
    },
    danger: {
      title: 'Das klingt ernst. Bitte sag es jetzt einem Erwachsenen.',
      tell: 'Sag es sofort einem Erwachsenen, dem du vertraust: deiner Mutter oder deinem Vater, einer Lehrkraft, der Schulleitung oder der Schulberatung. Es jemandem zu sagen schützt Menschen, und es ist richtig.',
    },
  },
  pt: {
    now: 'Em perigo agora?',
    number: 'Número de emergência',
    told: 'Uma pessoa da sua escola é avisada de que este cartão foi mostrado, por que e quando.',
    listed: 'Na sua escola é possível ver que este cartão foi mostrado, por que e quando.',
    notKept: 'Suas palavras não são guardadas.',
    kept: 'Suas palavras são guardadas com o aviso.',
    later: 'A matemática pode esperar. Ela ainda vai estar aqui quando você quiser voltar.',
    emergency:
      'Se você ou outra pessoa estiver em perigo agora, ligue para o número de emergência do lugar onde você mora ou peça a alguém por perto que ligue.',
    findLine:
      'Na maioria dos países há linhas de ajuda gratuitas para jovens. Um adulto de confiança pode ajudar você a encontrar a sua, e você não precisa dizer seu nome.',
    selfHarm: {
      title: 'Que bom que você me contou. Você é importante.',
      talk: 'Por favor, fale hoje com um adulto em quem você confia: sua mãe ou seu pai, outro parente, um professor, um orientador da escola ou uma enfermeira. Você pode mostrar esta mensagem se for difícil achar as palavras.',
    },
    abuse: {
      title: 'Que bom que você me contou. A culpa não é sua.',
      tell: 'Ninguém tem o direito de machucar você nem de tocar em você de um jeito que você não quer. Por favor, conte a um adulto em quem você confia: um professor, um orientador da escola, uma enfermeira, um médico ou um parente. Se a primeira pessoa não ajudar, conte a outra.',
    },
    danger: {
      title: 'Isso parece sério. Por favor, conte a um adulto agora.',
      tell: 'Conte agora mesmo a um adulto em quem você confia: sua mãe ou seu pai, um professor, o diretor ou um orientador da escola. Contar a alguém protege as pessoas, e é a coisa certa a fazer.',
    },
  },
  it: {
    now: 'In pericolo adesso?',
    number: 'Numero di emergenza',
    told: 'Una persona della tua scuola viene informata che questa scheda è stata mostrata, perché e quando.',
    listed: 'Nella tua scuola si può vedere che questa scheda è stata mostrata, perché e quando.',
    notKept: 'Le tue parole non vengono conservate.',
    kept: 'Le tue parole vengono conservate insieme.',
    later: 'La matematica può aspettare. Sarà ancora qui quando vorrai tornare.',
    emergency:
      'Se tu o qualcun altro siete in pericolo adesso, chiama il numero di emergenza del posto in cui vivi o chiedi a qualcuno vicino a te di chiamare.',
    findLine:
      'Nella maggior parte dei Paesi ci sono linee di aiuto gratuite per i giovani. Un adulto di cui ti fidi può aiutarti a trovare quella giusta per te, e non devi dire il tuo nome.',
    selfHarm: {
      title: 'Grazie per avermelo detto. Tu sei importante.',
      talk: 'Per favore, parla oggi con un adulto di cui ti fidi: un genitore, un altro parente, un insegnante, un consulente della scuola o un infermiere. Puoi mostrargli questo messaggio se è difficile trovare le parole.',
    },
    abuse: {
      title: 'Grazie per avermelo detto. Non è colpa tua.',
      tell: 'Nessuno ha il diritto di farti del male o di toccarti in un modo che non vuoi. Per favore, dillo a un adulto di cui ti fidi: un insegnante, un consulente della scuola, un infermiere, un medico o un parente. Se la prima persona non ti aiuta, dillo a un’altra.',
    },
    danger: {
      title: 'Sembra una cosa seria. Per favore, dillo adesso a un adulto.',
      tell: 'Dillo subito a un adulto di cui ti fidi: un genitore, un insegnante, il preside o un consulente della scuola. Dirlo a qualcuno protegge le persone, ed è la cosa giusta da fare.',
    },
  },
  vi: {
    now: 'Đang gặp nguy hiểm?',
    number: 'Số khẩn cấp',
    told: 'Một người ở trường bạn được báo rằng thẻ này đã hiện ra, vì sao và khi nào.',
    listed: 'Ở trường bạn, người ta có thể xem rằng thẻ này đã hiện ra, vì sao và khi nào.',
    notKept: 'Lời của bạn không được lưu lại.',
    kept: 'Lời của bạn được lưu cùng với thông báo đó.',
    later: 'Bài toán có thể để sau. Nó vẫn ở đây khi bạn sẵn sàng.',
    emergency:
      'Nếu bạn hoặc ai đó đang gặp nguy hiểm ngay lúc này, hãy gọi số khẩn cấp ở nơi bạn sống, hoặc nhờ người ở gần gọi giúp.',
    findLine:
      'Ở hầu hết các nước đều có đường dây trợ giúp miễn phí cho người trẻ. Một người lớn mà bạn tin tưởng có thể giúp bạn tìm đường dây phù hợp, và bạn không cần nói tên mình.',
    selfHarm: {
      title: 'Cảm ơn bạn đã nói với mình. Bạn rất quan trọng.',
      talk: 'Hôm nay, hãy nói chuyện với một người lớn mà bạn tin tưởng: cha mẹ, một người thân khác, thầy cô, người tư vấn ở trường hoặc y tá. Bạn có thể cho họ xem tin nhắn này nếu khó nói thành lời.',
    },
    abuse: {
      title: 'Cảm ơn bạn đã nói với mình. Đây không phải lỗi của bạn.',
      tell: 'Không ai được phép làm đau bạn hoặc chạm vào bạn theo cách bạn không muốn. Hãy nói với một người lớn mà bạn tin tưởng: thầy cô, người tư vấn ở trường, y tá, bác sĩ hoặc người thân. Nếu người đầu tiên không giúp, hãy nói với người khác.',
    },
    danger: {
      title: 'Việc này nghe có vẻ nghiêm trọng. Hãy nói với một người lớn ngay bây giờ.',
      tell: 'Hãy nói ngay với một người lớn mà bạn tin tưởng: cha mẹ, thầy cô, hiệu trưởng hoặc người tư vấn ở trường. Nói ra giúp mọi người được an toàn, và đó là điều đúng nên làm.',
    },
  },
  tl: {
    now: 'Nasa panganib ka ngayon?',
    number: 'Emergency number',
    told: 'Sinasabihan ang isang tao sa paaralan mo na ipinakita ang card na ito, kung bakit at kailan.',
    listed: 'Makikita sa paaralan mo na ipinakita ang card na ito, kung bakit at kailan.',
    notKept: 'Hindi itinatago ang mga salita mo.',
    kept: 'Itinatago ang mga salita mo kasama nito.',
    later: 'Makapaghihintay ang math. Nandito pa rin ito kapag handa ka na.',
    emergency:
      'Kung ikaw o ang ibang tao ay nasa panganib ngayon, tumawag sa emergency number sa lugar ninyo, o hilingin sa taong malapit sa iyo na tumawag.',
    findLine:
      'May mga libreng helpline para sa kabataan sa karamihan ng mga bansa. Matutulungan ka ng isang nakatatandang pinagkakatiwalaan mo na hanapin ang para sa iyo, at hindi mo kailangang sabihin ang pangalan mo.',
    selfHarm: {
      title: 'Salamat at sinabi mo sa akin. Mahalaga ka.',
      talk: 'Pakiusap, makipag-usap ngayong araw sa isang nakatatandang pinagkakatiwalaan mo: magulang, ibang kamag-anak, guro, school counselor o nars. Maaari mong ipakita sa kanila ang mensaheng ito kung mahirap hanapin ang mga salita.',
    },
    abuse: {
      title: 'Salamat at sinabi mo sa akin. Hindi mo ito kasalanan.',
      tell: 'Walang sinuman ang may karapatang saktan ka o hawakan ka sa paraang ayaw mo. Pakiusap, sabihin ito sa isang nakatatandang pinagkakatiwalaan mo: guro, school counselor, nars, doktor o kamag-anak. Kung hindi tumulong ang unang tao, sabihin sa iba.',
    },
    danger: {
      title: 'Mukhang seryoso ito. Pakisabi na ngayon sa isang nakatatanda.',
      tell: 'Sabihin agad sa isang nakatatandang pinagkakatiwalaan mo: magulang, guro, principal o school counselor. Napapanatiling ligtas ang mga tao kapag may sinabihan ka, at ito ang tamang gawin.',
    },
  },
  zh: {
    now: '现在有危险吗？',
    number: '紧急电话',
    told: '学校会有一个人收到通知，知道这张卡片出现过、原因和时间。',
    listed: '学校的人可以查到这张卡片出现过、原因和时间。',
    notKept: '你写的话不会被保存。',
    kept: '你写的话会一起保存。',
    later: '数学可以等一等。等你准备好了，它还在这里。',
    emergency: '如果你或别人现在有危险，请拨打当地的紧急电话，或者请身边的人帮忙拨打。',
    findLine:
      '大多数国家都有为青少年开设的免费求助热线。你信任的大人可以帮你找到适合你的那一条，你不必说出自己的名字。',
    selfHarm: {
      title: '谢谢你告诉我。你很重要。',
      talk: '请今天就和一位你信任的大人谈谈：父母、其他亲人、老师、学校辅导员或护士。如果很难开口，可以把这段话给他们看。',
    },
    abuse: {
      title: '谢谢你告诉我。这不是你的错。',
      tell: '任何人都不可以伤害你，也不可以用你不愿意的方式碰你。请告诉一位你信任的大人：老师、学校辅导员、护士、医生或亲人。如果第一个人没有帮你，就再告诉另一个人。',
    },
    danger: {
      title: '这听起来很严重。请现在就告诉一位大人。',
      tell: '请马上告诉一位你信任的大人：父母、老师、校长或学校辅导员。说出来能保护大家的安全，这样做是对的。',
    },
  },
  ar: {
    now: 'هل أنت في خطر الآن؟',
    number: 'رقم الطوارئ',
    told: 'يُبلَّغ شخص في مدرستك بأن هذه البطاقة ظهرت، ولماذا ومتى.',
    listed: 'يمكن في مدرستك معرفة أن هذه البطاقة ظهرت، ولماذا ومتى.',
    notKept: 'لا تُحفظ كلماتك.',
    kept: 'تُحفظ كلماتك معها.',
    later: 'الرياضيات يمكن أن تنتظر. ستبقى هنا حتى يحين الوقت المناسب لك.',
    emergency:
      'إذا كنت أنت أو شخص آخر في خطر الآن، فيرجى الاتصال برقم الطوارئ في مكان سكنك، أو الطلب من شخص قريب منك أن يتصل.',
    findLine:
      'توجد في معظم البلدان خطوط مساعدة مجانية للشباب. يمكن لشخص بالغ موضع ثقة أن يساعدك في العثور على الخط المناسب لك، ولا حاجة إلى ذكر اسمك.',
    selfHarm: {
      title: 'شكرًا لأنك أخبرتني. وجودك مهم.',
      talk: 'يرجى الحديث اليوم مع شخص بالغ موضع ثقة: أحد الوالدين أو قريب آخر أو معلم أو مرشد المدرسة أو ممرض. يمكنك عرض هذه الرسالة عليهم إذا كان من الصعب إيجاد الكلمات.',
    },
    abuse: {
      title: 'شكرًا لأنك أخبرتني. هذا ليس ذنبك.',
      tell: 'لا يحق لأحد أن يؤذيك أو أن يلمسك بطريقة لا ترضيك. يرجى إخبار شخص بالغ موضع ثقة: معلم أو مرشد المدرسة أو ممرض أو طبيب أو قريب. إذا لم يساعدك الشخص الأول، فيرجى إخبار شخص آخر.',
    },
    danger: {
      title: 'يبدو هذا خطيرًا. يرجى إخبار شخص بالغ الآن.',
      tell: 'يرجى إخبار شخص بالغ موضع ثقة فورًا: أحد الوالدين أو معلم أو مدير المدرسة أو مرشد المدرسة. إخبار شخص ما يحافظ على سلامة الناس، وهو التصرف الصحيح.',
    },
  },
};
