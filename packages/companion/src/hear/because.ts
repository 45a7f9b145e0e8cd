/** The words before a reason, as students write them. */
export const becauseWords = String.raw`\b(?:be?ca?u[sz]e?|becau?s|becuase|becouse|cuz|coz|cause|bc|since|so that)\b`;
export const because = new RegExp(becauseWords, 'i');
