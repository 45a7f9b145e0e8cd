type Rule = readonly [RegExp, string];

/** Words that only a Spanish sentence has; one is enough beside mathematics. */
const spanish =
  /(?<!\p{L})(?:resto|restar|resté|reste|quito|sumo|sumar|sumé|agrego|multiplico|multiplicar|multipliqué|divido|dividir|dividí|queda|quedan|lados|ambos|entonces|igual a|al cuadrado|raíz|raiz|doble de|mitad de|sustituyo|reemplazo|pongo|factorizo|despejo|me da|me sale|por ciento|mayor que|menor que|así que|asi que|creo que|primero|luego|después|porque|también|el resultado|la respuesta|no entiendo|no sé|no se cómo|cómo|qué|ayuda|ayúdame|ayudame|gracias|hola|dime|dame|por favor|estoy|es que|puedes|explica|está|esta bien|soluciones|cuánto|cuanto|cuál|cual es|paso|siguiente)(?!\p{L})/iu;

const number = String.raw`[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?%?`;
const rule = (pattern: string, becomes: string): Rule => [
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
  becomes,
];

/** Spanish for operations and relations as the English words that are read; longer forms first. */
const rules: readonly Rule[] = [
  rule(String.raw`(?:en|a|de|por)\s+(?:los\s+dos|ambos|cada)\s+lados?`, 'on both sides'),
  rule('el\\s+doble\\s+de', 'twice'),
  rule('el\\s+triple\\s+de', '3 times'),
  rule('la\\s+mitad\\s+de', 'half of'),
  rule('al\\s+cuadrado', 'squared'),
  rule('al\\s+cubo', 'cubed'),
  rule('(?:la\\s+)?ra[ií]z(?:\\s+cuadrada)?\\s+de', 'square root of'),
  rule('por\\s+ciento', 'percent'),
  rule('(?:es\\s+)?mayor\\s+o\\s+igual\\s+(?:que|a)', 'is greater than or equal to'),
  rule('(?:es\\s+)?menor\\s+o\\s+igual\\s+(?:que|a)', 'is less than or equal to'),
  rule('(?:es\\s+)?mayor\\s+que', 'is greater than'),
  rule('(?:es\\s+)?menor\\s+que', 'is less than'),
  rule('(?:es|son)\\s+igual(?:es)?\\s+a|igual\\s+a', 'is'),
  rule('divid(?:o|ir|í|i|imos|iendo)\\s+(?:todo\\s+)?(?:entre|por)', 'divide by'),
  rule('divid(?:o|ir|í|imos|iendo|e)', 'divide'),
  rule('multipli(?:co|car|qué|que|camos|cando|ca)\\s+por', 'multiply by'),
  rule('multipli(?:co|car|qué|que|camos|cando|ca)', 'multiply'),
  rule('(?:le\\s+)?(?:resto|restar|resté|reste|restamos|restando|resta|quito|quitar)', 'subtract'),
  rule('(?:le\\s+)?(?:sumo|sumar|sumé|sume|sumamos|sumando|suma|agrego|agregar)', 'add'),
  rule('sustituyo|sustituir|reemplazo|reemplazar|pongo', 'plug in'),
  rule('factori[zc](?:o|ar|é|amos)', 'factor'),
  rule('(?:y\\s+)?(?:me\\s+|nos\\s+)?(?:quedan?|da|dio|sale|salen|resulta)|obtengo|obtenemos|tengo', 'get'),
  rule('entonces|as[ií]\\s+que|por\\s+lo\\s+tanto', 'so'),
  rule('y\\s+luego|luego|despu[eé]s', 'then'),
  rule('m[aá]s', 'plus'),
  rule('menos', 'minus'),
  rule('porque', 'because'),
  rule('primero', 'first'),
  rule('es|son|vale', 'is'),
  [new RegExp(`(${number})\\s+por\\s+(?=${number})`, 'giu'), '$1 times '],
  [new RegExp(`(${number})\\s+entre\\s+(?=${number})`, 'giu'), '$1 divided by '],
  [new RegExp(`(${number}|percent)\\s+de\\s+(?=${number})`, 'giu'), '$1 of '],
  [new RegExp(`(${number})\\s+y\\s+(?=${number})`, 'giu'), '$1 and '],
  [new RegExp(`(${number})\\s+o\\s+(?=${number})`, 'giu'), '$1 or '],
];

const isSpanish = (text: string): boolean => spanish.test(text) || /[¿¡]/.test(text);

/** A Spanish sentence about mathematics with its operations and relations in English; others as they are. */
export function fromSpanish(text: string): string {
  return isSpanish(text)
    ? rules.reduce((all, [pattern, becomes]) => all.replace(pattern, becomes), text)
    : text;
}
