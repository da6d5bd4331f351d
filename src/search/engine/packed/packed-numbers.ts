/** First character: behind the quote and the backslash, which JSON would escape. */
const FIRST = 0x5d;
/** Above this a number is more than one character; the last character stays below the surrogates. */
const MOST = 0xd000 - FIRST;

/** Characters per call of `String.fromCharCode`: appended one by one, each uses 32 bytes until the text is read. */
const AT_ONCE = 4096;

/** Whole numbers of 0 and above as text, small ones one byte of UTF-8 each. */
export function packNumbers(numbers: Iterable<number>): string {
  const texts: string[] = [];
  let codes: number[] = [];
  const endText = () => {
    texts.push(String.fromCharCode(...codes));
    codes = [];
  };
  for (const number of numbers) {
    let rest = number;
    for (; rest >= MOST; rest -= MOST) codes.push(FIRST + MOST);
    codes.push(FIRST + rest);
    if (codes.length >= AT_ONCE) endText();
  }
  endText();
  return texts.join('');
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let carried = 0;
  for (let at = 0; at < text.length; at += 1) {
    const number = text.charCodeAt(at) - FIRST;
    if (number === MOST) carried += MOST;
    else {
      numbers.push(carried + number);
      carried = 0;
    }
  }
  return numbers;
}
