import type { CrisisLanguage } from './crisis-words.ts';
import type { CrisisSign } from './helpline.ts';

type Signs = readonly (readonly [CrisisSign, RegExp, CrisisLanguage])[];

/**
 * Clear phrases in languages that students write beside English, in small letters without accents. Each needs its whole
 * phrase, so that a word alone ("morir de risa", "mort de rire") is no sign.
 */
export const foreignSigns: Signs = [
  // Spanish
  [
    'self-harm',
    /\b(?:me )?(?:quiero|quisiera|deseo|prefiero|voy a|pienso en|pense en|ganas de|intente|intentado) (?:morir(?:me)?|matarme|suicidarme|estar muert[oa]|desaparecer para siempre|quitarme la vida|cortarme las venas|hacerme dano)\b(?! de (?:risa|hambre|sueno|calor|verguenza|aburrimiento))|\bno quiero (?:vivir|seguir viviendo|existir|despertar(?:me)? (?:nunca )?mas)\b|\b(?:me corto|me estoy cortando|me he cortado) (?:los brazos|las venas|las munecas|la piel|las piernas)\b|\bme hago dano a mi mism[oa]\b|\b(?:todos|mi familia) estarian? mejor sin mi\b|\bsin (?:fuerzas|ganas) (?:para|de) (?:vivir|seguir viviendo)\b|\bno tengo (?:fuerzas|ganas) (?:para|de) (?:vivir|seguir viviendo)\b|\bmi vida no (?:vale|tiene sentido)\b/,
    'es',
  ],
  [
    'abuse',
    /\bmi (?:papa|padre|mama|madre|padrastro|madrastra|tio|tia|hermano|primo|abuelo|profesor|novio|entrenador) (?:me (?:pega|golpea|toca|viola|abusa|maltrata|obliga a)|abusa de mi|me (?:pego|golpeo|toco|violo))\b|\bme (?:violaron|violo|estan abusando|tocan mis partes)\b|\btengo miedo de (?:ir|volver) a (?:mi )?casa\b/,
    'es',
  ],
  [
    'danger',
    /\b(?:voy a|quiero) (?:matar|disparar|apunalar) a (?:mi|el|la|todos|alguien|un)\b|\b(?:llevar|traer|tiene|traigo|llevo) (?:una pistola|un arma|un cuchillo) (?:a|en) (?:la )?(?:escuela|clase)\b|\bme (?:quieren|quiere|va a|van a) matar\b(?! de risa)/,
    'es',
  ],
  // French
  [
    'self-harm',
    /\b(?:je (?:veux|vais|voudrais|pense a|prefere)|j ?ai envie de|envie de) (?:mourir|me tuer|me suicider|en finir|disparaitre pour toujours|me faire du mal|me scarifier)\b(?! de (?:rire|faim))|\bje (?:ne )?veux (?:plus|pas) (?:vivre|etre en vie|exister)\b|\bje me (?:coupe|scarifie|mutile)(?: les (?:bras|veines|poignets))?(?= |$|[.,!])|\b(?:plus|pas) (?:la force|le courage|envie) de vivre\b|\bma vie (?:n ?a (?:plus|aucun|pas de) sens|ne vaut rien)\b/,
    'fr',
  ],
  [
    'abuse',
    /\b(?:mon|ma) (?:pere|mere|beau[- ]pere|oncle|tante|frere|cousin|prof(?:esseur)?|copain|grand[- ]pere|entraineur) (?:me (?:frappe|bat|touche|viole|tape dessus)|m ?a (?:frappee?|battue?|touchee?|violee?)|abuse de moi)\b|\bon m ?a violee?\b|\bj ?ai peur de rentrer (?:chez moi|a la maison)\b/,
    'fr',
  ],
  [
    'danger',
    /\bje (?:vais|veux) (?:tuer|poignarder) (?:mon|ma|mes|quelqu|tout|le|la|les|un)\b|\b(?:un couteau|une arme|un pistolet|un flingue) (?:a l ?ecole|au college|au lycee|en classe)\b|\b(?:il|elle|on) (?:veut|va) me tuer\b(?! de rire)/,
    'fr',
  ],
  // German
  [
    'self-harm',
    /\bich (?:will|mochte|moechte|wollte|werde|wurde am liebsten)(?: einfach| nur| endlich)? (?:nicht mehr (?:leben|da sein|aufwachen)|sterben|mich (?:umbringen|toten|toeten|selbst verletzen|ritzen)|tot sein)\b|\bich (?:ritze|schneide) (?:mich|mir in)\b(?! (?:in den finger|beim))|\bich (?:bringe|bring) mich um\b|\bkeine? (?:kraft|lust|willen|energie) mehr (?:zu leben|zum leben|weiterzuleben)\b|\bmein leben (?:hat keinen sinn|ist nichts wert)\b|\b(?:ich habe|hab) (?:selbstmord|suizid)gedanken\b/,
    'de',
  ],
  [
    'abuse',
    /\b(?:mein|meine) (?:vater|mutter|papa|mama|stiefvater|onkel|tante|bruder|cousin|opa|lehrer|trainer|freund) (?:schlagt|schlaegt|verprugelt|verpruegelt|missbraucht|vergewaltigt|fasst) mich\b|\b(?:mein|meine) (?:vater|mutter|papa|mama|stiefvater|onkel|bruder|lehrer|trainer) hat mich (?:geschlagen|verprugelt|missbraucht|vergewaltigt|angefasst)\b|\bich (?:wurde|werde) (?:missbraucht|vergewaltigt)\b|\bich habe angst,? nach hause\b/,
    'de',
  ],
  [
    'danger',
    /\bich (?:will|werde) (?:meinen?|meine|alle|jemanden|ihn|sie|den|die) (?:\w+ )?(?:umbringen|erschiessen|erstechen|toten|toeten|abstechen)\b|\b(?:waffe|pistole|messer) (?:in die|in der|mit zur) schule\b|\b(?:er|sie) will mich umbringen\b/,
    'de',
  ],
  // Portuguese
  [
    'self-harm',
    /\b(?:eu )?(?:quero|queria|vou|penso em|vontade de) (?:morrer|me matar|suicidar|me suicidar|me machucar|sumir para sempre|desaparecer para sempre|tirar minha (?:propria )?vida)\b(?! de (?:rir|fome|sono|vergonha))|\b(?:quero|vou) matar-me\b|\bnao quero (?:mais )?(?:viver|existir|acordar)(?: mais)?\b(?! (?:cedo|amanha cedo))|\beu me corto\b|\bme cortando\b|\bsem (?:forcas|vontade) (?:para|pra|de) viver\b|\bminha vida nao (?:vale|faz sentido|tem sentido)\b/,
    'pt',
  ],
  [
    'abuse',
    /\b(?:meu|minha) (?:pai|mae|padrasto|madrasta|tio|tia|irmao|primo|avo|professor|namorado|treinador) (?:me (?:bate|bateu|toca|tocou|espanca|estuprou|estupra|abusa|abusou|machuca)|abusa de mim|abusou de mim)\b|\b(?:fui|estou sendo) (?:estuprad[oa]|abusad[oa])\b|\b(?:tenho|estou com) medo de (?:ir|voltar) (?:para|pra) casa\b/,
    'pt',
  ],
  [
    'danger',
    /\b(?:vou|quero) matar (?:meu|minha|o|a|todo|alguem|um)\b(?! (?:aula|tempo|saudade))|\b(?:arma|faca|pistola) (?:na|para a|pra) escola\b|\b(?:ele|ela) (?:vai|quer) me matar\b/,
    'pt',
  ],
  // Italian
  [
    'self-harm',
    /\b(?:io )?(?:voglio|vorrei|sto per|penso di|ho voglia di) (?:morire|uccidermi|suicidarmi|ammazzarmi|farla finita|sparire per sempre|farmi del male|togliermi la vita)\b(?! (?:dal|di|dalle) (?:ridere|risate|fame|sonno))|\bnon voglio piu (?:vivere|esistere)\b|\bmi taglio (?:le braccia|le vene|i polsi)\b|\b(?:forza|voglia) di vivere\b(?<=\bnon ho (?:piu )?(?:la )?(?:forza|voglia) di vivere)|\bla mia vita non (?:ha senso|vale niente)\b/,
    'it',
  ],
  [
    'abuse',
    /\b(?:mio|mia) (?:padre|madre|papa|mamma|patrigno|zio|zia|fratello|cugino|nonno|professore|ragazzo|allenatore) (?:mi (?:picchia|tocca|violenta|maltratta|mena)|abusa di me|mi ha (?:picchiat[oa]|toccat[oa]|violentat[oa]))\b|\bsono stat[oa] violentat[oa]\b|\bho paura di tornare a casa\b/,
    'it',
  ],
  [
    'danger',
    /\b(?:voglio|sto per) (?:uccidere|ammazzare|accoltellare) (?:mio|mia|il|la|tutti|qualcuno|un)\b|\b(?:pistola|coltello|arma) a scuola\b|\b(?:vuole|vogliono) (?:uccidermi|ammazzarmi)\b/,
    'it',
  ],
  // Vietnamese
  [
    'self-harm',
    /\b(?:toi|em|minh|con|tao|chau) (?:\w+ )?(?:muon|se|dinh|nghi den viec) (?:chet|tu tu|tu sat|bien mat mai mai|ket thuc cuoc doi)\b(?! (?:cuoi|doi))|\bmuon (?:tu tu|tu sat|chet di|ket thuc cuoc (?:doi|song))\b|\bkhong muon song(?: nua)?\b|\bkhong thiet song\b|\btu (?:cat|lam dau|rach) (?:tay|minh|ban than)\b/,
    'vi',
  ],
  [
    'abuse',
    /\b(?:bo|ba|cha|me|ma|duong|cau|chu|bac|anh|ong|thay|cha duong|bo duong) (?:\w+ )?(?:danh|dap|so soang|cuong hiep|ham hiep|lam dung) (?:toi|em|con|minh|chau)\b|\bbi (?:cuong hiep|ham hiep|xam hai|lam dung)\b|\bso (?:ve|phai ve) nha\b/,
    'vi',
  ],
  [
    'danger',
    /\b(?:toi|em|tao|minh) (?:se|muon) (?:giet|dam chet|ban chet) (?:\w+)|\bmang (?:sung|dao) (?:den|toi|vao) (?:truong|lop)\b|\b(?:muon|doa|se) giet (?:toi|em|con|minh)\b/,
    'vi',
  ],
  // Tagalog
  [
    'self-harm',
    /\b(?:gusto|nais) ko (?:na |nang |ng )*(?:mamatay|magpakamatay|mawala na|patayin ang sarili)\b|\b(?:magpapakamatay|papatayin ko ang sarili)\b|\bayaw ko (?:na |nang )+(?:mabuhay|gumising)\b|\b(?:sinasaktan|hinihiwa|nilalaslas) ko ang (?:sarili|pulso|braso)\b|\bmaglaslas\b|\bwala na(?:ng)? (?:silbi|saysay|kwenta) ang buhay ko\b/,
    'tl',
  ],
  [
    'abuse',
    /\b(?:sinasaktan|binubugbog|hinihipuan|ginahasa|ginagahasa|minomolestya|binubogbog) (?:po )?(?:ako|kami)\b|\btakot (?:po )?akong umuwi\b/,
    'tl',
  ],
  [
    'danger',
    /\bpapatayin (?:ko|kita|niya ako|nila ako)\b|\b(?:baril|kutsilyo) sa (?:school|eskwela|paaralan|klase)\b/,
    'tl',
  ],
];

/** Chinese and Arabic, in which words are not parted by spaces or carry their endings; read with their own letters. */
export const foreignScriptSigns: Signs = [
  [
    'self-harm',
    /我[^。！？，,.!?]{0,4}(?:想|要|好想|只想|打算)(?:死(?![记背了机])(?!我了)|自杀|自殺|去死|轻生|輕生|结束(?:我的|自己的)?生命|結束(?:我的|自己的)?生命|伤害自己|傷害自己)|(?:不想活|活不下去|不想再活)|(?:割腕|割自己|自残|自殘)|生活没有意义|活着没意思|活著沒意思/u,
    'zh',
  ],
  [
    'abuse',
    /(?:爸爸?|父亲|父親|妈妈?|媽媽?|母亲|母親|叔叔|舅舅|哥哥|继父|繼父|老师|老師|教练|教練|爷爷|他|她)[^。！？，,.!?]{0,4}(?:打我|揍我|摸我|性侵我?|强奸我?|強姦我?|虐待我)(?!的?(?:电话|電話))|我被(?:强奸|強姦|性侵|虐待|猥亵|猥褻)|(?:害怕|怕|不敢)回家/u,
    'zh',
  ],
  [
    'danger',
    /(?:我(?:要|想)(?:杀|殺)(?:了|死)?(?:他|她|人|你们|老师|老師|同学|同學))|(?:带|帶)(?:枪|槍|刀)(?:去|到|来|來)(?:学校|學校)|(?:要|想)(?:杀|殺)(?:我|死我)/u,
    'zh',
  ],
  [
    'self-harm',
    /(?:اريد|أريد|بدي|ابي|أبي|عايز|عايزة|نفسي|ودي|أتمنى|اتمنى|أفكر في|افكر في) (?:أن |ان )?(?:أموت|اموت|الموت|انتحر|أنتحر|الانتحار|أقتل نفسي|اقتل نفسي|أؤذي نفسي|اؤذي نفسي)(?! من الضحك)|(?:لا|ما) (?:اريد|أريد|بدي|ابي|أبي) (?:أن |ان )?(?:أعيش|اعيش)|(?:سأقتل|رح اقتل|راح اقتل|هقتل) نفسي|(?:أجرح|اجرح|أقطع|اقطع) نفسي/u,
    'ar',
  ],
  [
    'abuse',
    /(?:أبي|ابي|أبوي|ابوي|والدي|بابا|أمي|امي|ماما|عمي|خالي|أخي|اخي|أخوي|اخوي|جدي|معلمي|أستاذي|استاذي|زوج أمي) (?:\S+ )?(?:يضربني|تضربني|ضربني|ضربتني|يلمسني|لمسني|يغتصبني|اغتصبني|يتحرش بي|تحرش بي|يعنفني)|(?:تم )?(?:اغتصابي|اغتصبوني)|(?:أخاف|اخاف|خايف|خايفة) (?:أن |ان )?(?:أرجع|ارجع|أعود|اعود|من الرجوع)(?: إلى| الى| ال| لل)? ?(?:البيت|للبيت)/u,
    'ar',
  ],
  [
    'danger',
    /(?:سأقتل|اريد أن أقتل|أريد أن أقتل|رح اقتل|راح اقتل|هقتل) (?!نفسي|الوقت)\S+|(?:سلاح|مسدس|سكين) (?:إلى|الى|في|ل) ?(?:المدرسة|لمدرسة|الصف)|(?:يريد|بدو|عايز) (?:أن )?(?:يقتلني|قتلي)/u,
    'ar',
  ],
];
