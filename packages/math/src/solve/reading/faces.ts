/** A picture or a typed face ends a sentence, as a line does. */
export const faces =
  /\s*(?:(?:\p{Emoji_Presentation}|\u{FE0F}|\u{200D})+|(?<=\s)(?:[:;]['’]?-?[()/|]+|(?:lol|lmao|smh|omg)\b))(?=\s|$)/giu;
