/** First character: after the quote and the backslash, which JSON would escape. */
const FIRST = 0x5d;
/** A larger number takes more than one character; the last character is below the surrogates. */
const MAX_DIGIT = 0xd000 - FIRST;

/** Characters per call of `String.fromCharCode`: appended one by one, each uses 32 bytes until the text is read. */
const AT_ONCE = 4096;

/** Packs non-negative integers as text, small ones in one byte of UTF-8 each. */
export function packNumbers(numbers: Iterable<number>): string {
  const texts: string[] = [];
  let codes: number[] = [];
  const endText = () => {
    texts.push(String.fromCharCode(...codes));
    codes = [];
  };
  for (const number of numbers) {
    let rest = number;
    for (; rest >= MAX_DIGIT; rest -= MAX_DIGIT) codes.push(FIRST + MAX_DIGIT);
    codes.push(FIRST + rest);
    if (codes.length >= AT_ONCE) endText();
  }
  endText();
  return texts.join('');
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let carried = 0;
  for (let index = 0; index < text.length; index += 1) {
    const number = text.charCodeAt(index) - FIRST;
    if (number === MAX_DIGIT) carried += MAX_DIGIT;
    else {
      numbers.push(carried + number);
      carried = 0;
    }
  }
  return numbers;
}
