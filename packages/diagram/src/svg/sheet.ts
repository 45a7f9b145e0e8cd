/** Every diagram is drawn this many units wide and at most this many units tall. */
export const sheetWidth = 480;
export const sheetMaxHeight = 425;

/** Text size in units: 12 px when the sheet is shown 320 px wide. */
export const textSize = 18;

/** Free edge around the drawing. */
export const margin = 12;
