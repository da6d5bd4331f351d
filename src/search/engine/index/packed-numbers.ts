/** First character: behind the quote and the backslash, which JSON would escape. */
const FIRST = 0x5d;
/** Above this a number takes more characters; the last character stays below the surrogates. */
const MOST = 0xd000 - FIRST;

/** Whole numbers of 0 and above as text, small ones one byte of UTF-8 each. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) text += character(number);
  return text;
}

function character(number: number): string {
  return number < MOST
    ? String.fromCharCode(FIRST + number)
    : String.fromCharCode(FIRST + MOST) + character(number - MOST);
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
