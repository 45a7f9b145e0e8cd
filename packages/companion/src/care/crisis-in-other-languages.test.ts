import { describe, expect, test } from 'vitest';
import type { CrisisLanguage } from './crisis-words.ts';
import { findCrisisPhrase } from './find-crisis-phrase.ts';

const hits: Readonly<Record<string, readonly string[]>> = {
  Spanish: [
    'ya no puedo, quiero morir',
    'No quiero seguir viviendo',
    'ya no tengo ganas de vivir',
    'Voy a suicidarme esta noche',
    'me corto los brazos',
    'Mi padrastro me toca',
    'mi papá me pega',
    'tengo miedo de volver a casa',
    'Voy a llevar una pistola a la escuela',
  ],
  French: [
    'je veux mourir',
    "je n'ai plus envie de vivre",
    "J'ai envie de mourir",
    'je ne veux plus vivre',
    'je me scarifie',
    'mon père me frappe',
    "mon oncle m'a touchée",
    "j'ai peur de rentrer chez moi",
    'il veut me tuer',
  ],
  German: [
    'Ich will nicht mehr leben',
    'Ich habe keine Kraft mehr zu leben',
    'ich möchte sterben',
    'ich ritze mich',
    'Mein Vater schlägt mich',
    'Mein Onkel hat mich angefasst',
    'ich werde meinen Lehrer umbringen',
  ],
  Portuguese: [
    'eu quero morrer',
    'não quero mais viver',
    'vou me matar',
    'meu pai me bate',
    'meu tio abusou de mim',
    'tenho medo de voltar pra casa',
  ],
  Italian: [
    'voglio morire',
    'non ho più la forza di vivere',
    'non voglio più vivere',
    'vorrei farla finita',
    'mio padre mi picchia',
    'mio zio mi ha toccata',
    'ho paura di tornare a casa',
  ],
  Vietnamese: [
    'em muốn chết',
    'tôi không muốn sống nữa',
    'con muốn tự tử',
    'em tự cắt tay',
    'bố đánh em',
    'em bị xâm hại',
  ],
  Chinese: [
    '我想死',
    '我不想活了',
    '我想自杀',
    '我在割腕',
    '爸爸打我',
    '我被性侵',
    '我怕回家',
    '他带刀去学校',
  ],
  Arabic: ['أريد أن أموت', 'بدي انتحر', 'لا أريد أن أعيش', 'أبي يضربني', 'عمي يلمسني', 'أخاف أن أرجع البيت'],
  Tagalog: [
    'gusto ko nang mamatay',
    'ayaw ko nang mabuhay',
    'magpapakamatay ako',
    'binubugbog po ako ng tatay ko',
    'sinasaktan ko ang sarili ko',
    'takot akong umuwi',
  ],
};

const harmless: Readonly<Record<string, readonly string[]>> = {
  Spanish: [
    'me quiero morir de risa',
    'quiero saber cuántas plantas van a morir',
    'corto la pizza en 8 partes',
    'mi papá me ayuda con la tarea',
    'me toca resolver el problema 4',
    'voy a matar el tiempo con este juego',
  ],
  French: [
    'je suis mort de rire',
    'je veux manger',
    'je coupe le gâteau en 6 parts',
    'mon père me demande la réponse',
    'il me tue, ce problème',
  ],
  German: [
    'ich schneide die Pizza in 8 Teile',
    'Mein Vater hilft mir',
    'ich werde meine Hausaufgaben machen',
    'Wie viele Messer passen in die Küche?',
  ],
  Portuguese: ['quase morrer de rir', 'quero morrer de rir', 'meu pai me ajuda', 'corto o bolo em 6 partes'],
  Italian: ['voglio mangiare', 'vorrei morire dal ridere', 'taglio la torta in 6', 'mio padre mi aiuta'],
  Vietnamese: ['em muốn chết cười', 'em không muốn làm bài', 'bố giúp em', 'cắt bánh làm 6 phần'],
  Chinese: ['我想知道比是什么', '笑死我了', '死记硬背没用', '爸爸帮我', '他打我的电话', '我被这道题难住了'],
  Arabic: ['أريد أن أتعلم', 'أموت من الضحك', 'أبي يساعدني', 'أقطع الكعكة إلى 6 أجزاء'],
  Tagalog: ['gusto ko nang matuto', 'hinihiwa ko ang cake', 'tinutulungan po ako ng tatay ko'],
};

const codes: Readonly<Record<string, CrisisLanguage>> = {
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Portuguese: 'pt',
  Italian: 'it',
  Vietnamese: 'vi',
  Chinese: 'zh',
  Arabic: 'ar',
  Tagalog: 'tl',
};

describe.each(Object.keys(hits))('signs of a crisis in %s [issue 5.6]', (language) => {
  test.each(hits[language] ?? [])('%s', (text) => {
    expect(findCrisisPhrase(text)).toMatchObject({ language: codes[language] });
  });
  test.each(harmless[language] ?? [])('not: %s', (text) => {
    expect(findCrisisPhrase(text)).toBeNull();
  });
});
