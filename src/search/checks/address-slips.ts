/** HTML entities in place of the `&` before a parameter. */
export const ampersands = /&(?:(?:amp|#0*38|#x26);)+(?=[\w.]+=)/gi;

/** The address up to the first mark before a parameter that begins none. */
const toMark =
  /^(?:[^?]*?[#;&]|[^?]*\?[^]*?(?:[?#]|;(?<!&[\w#;]*;)))(?=(?:q|page|rows|sort|locale|f\.[\w.]+)=)/;

/** The first mark before a parameter that begins none. */
export const otherMark = (url: string) => toMark.exec(url)?.[0].slice(-1);
