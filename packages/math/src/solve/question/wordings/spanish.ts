import { type Rewriting, rewrite } from '../../reading/rewrite.ts';

/** A request is Spanish when it names what to do, or what is asked, in Spanish. */
const isSpanish =
  /¿|\b(?:cu[aá]nt[oa]s?|cu[aá]l|resuelve|resolver|calcula|calcular|halla|hallar|encuentra|encontrar|simplifica|simplificar|factori[cz]a|factorizar|deriva|derivada|desarrolla|expande|convierte|eval[uú]a|ayuda|[aá]rea de un|per[ií]metro|volumen|pendiente|ra[ií]z|qu[eé] es|hipotenusa|promedio|mediana|ecuaci[oó]n)\b/i;

/** Spanish ways to say a problem and the English ones, longer ones first. */
const phrases: readonly Rewriting[] = [
  [/[¿¡]/g, ''],
  [/\bpor favor\b/gi, ''],
  [/\bpor ?ciento\b/gi, '%'],
  [/\b(?:cuanto|cual|que) (?:es|son|vale|seria) (?:el |la |los |las )?/gi, 'what is '],
  [/\bcuantas? (?:veces|maneras|formas)\b/gi, 'how many ways'],
  [/\bcuant[oa]s\b/gi, 'how many'],
  [/\bcuanto\b/gi, 'how much'],
  [/\b(?:resuelve|resuelva|resolver|resuelvan)\b(?: la ecuacion| el sistema)?(?: para)?/gi, 'solve'],
  [/\b(?:calcula|calcule|calcular|halla|halle|hallar|encuentra|encuentre|encontrar|determina)\b/gi, 'find'],
  [/\b(?:simplifica|simplifique|simplificar|reduce)\b/gi, 'simplify'],
  [/\b(?:factoriza|factorice|factorizar|factorisa)\b/gi, 'factor'],
  [/\b(?:desarrolla|expande|multiplica)\b/gi, 'expand'],
  [/\b(?:evalua|evaluar)\b/gi, 'evaluate'],
  [/\b(?:convierte|convertir|cambia)\b/gi, 'convert'],
  [/\b(?:deriva|derivar)\b/gi, 'differentiate'],
  [/\b(?:la )?derivada(?: de)?\b/gi, 'derivative of'],
  [/\b(?:la )?integral(?: de)?\b/gi, 'integral of'],
  [/\b(?:el )?limite\b/gi, 'limit'],
  [/\b(?:el )?area (?:de|del) (?:un |una |el |la )?/gi, 'area of a '],
  [/\b(?:el )?perimetro (?:de|del) (?:un |una |el |la )?/gi, 'perimeter of a '],
  [/\b(?:el )?volumen (?:de|del) (?:un |una |el |la )?/gi, 'volume of a '],
  [/\b(?:la )?circunferencia (?:de|del) (?:un |una |el |la )?/gi, 'circumference of a '],
  [/\bcirculo\b/gi, 'circle'],
  [/\btriangulo\b/gi, 'triangle'],
  [/\brectangulo\b/gi, 'rectangle'],
  [/\bcuadrado\b/gi, 'square'],
  [/\bcubo\b/gi, 'cube'],
  [/\besfera\b/gi, 'sphere'],
  [/\bcilindro\b/gi, 'cylinder'],
  [/\bcono\b/gi, 'cone'],
  [/\bradio\b/gi, 'radius'],
  [/\bdiametro\b/gi, 'diameter'],
  [/\bbase\b/gi, 'base'],
  [/\baltura\b/gi, 'height'],
  [/\blado\b/gi, 'side'],
  [/\bhipotenusa\b/gi, 'hypotenuse'],
  [/\bcatetos?\b/gi, 'legs'],
  [/\bancho\b/gi, 'width'],
  [/\blargo\b/gi, 'length'],
  [/\b(?:la )?pendiente\b/gi, 'slope'],
  [/\b(?:el )?punto medio\b/gi, 'midpoint'],
  [/\b(?:la )?distancia\b/gi, 'distance'],
  [/\b(?:el )?(?:promedio|la media)\b/gi, 'mean'],
  [/\b(?:la )?mediana\b/gi, 'median'],
  [/\b(?:la )?raiz cuadrada de\b/gi, 'square root of'],
  [/\b(?:el )?maximo comun divisor\b|\bmcd\b/gi, 'gcf'],
  [/\b(?:el )?minimo comun multiplo\b|\bmcm\b/gi, 'lcm'],
  [/\b(?:la )?ecuacion\b/gi, 'equation'],
  [/\bal cuadrado\b/gi, 'squared'],
  [/\bal cubo\b/gi, 'cubed'],
  [/\b(?:de|del)\b/gi, 'of'],
  [/\b(?:con)\b/gi, 'with'],
  [/(?<=\d )(?:dividido )?entre(?= \d)/gi, '÷'],
  [/\bentre\b/gi, 'between'],
  [/\by\b(?=\s*(?:\(|\d|height|base|width|length|side))/gi, 'and'],
  [/(?<=\d )por(?= \d)/gi, 'times'],
  [/(?<=\d )mas(?= \d)/gi, 'plus'],
  [/(?<=\d )menos(?= \d)/gi, 'minus'],
  [/\b(?:el|la|los|las|un|una)\b /gi, ''],
];

const withoutAccents = (text: string): string =>
  text.replace(/[áéíóúÁÉÍÓÚ]/g, (letter) => 'aeiouAEIOU'.charAt('áéíóúÁÉÍÓÚ'.indexOf(letter)));

/** A request typed in Spanish, with the words that this package knows in English; any other text as it is. */
export function inEnglish(text: string): string {
  if (!isSpanish.test(text)) return text;
  return rewrite(withoutAccents(text), phrases);
}
