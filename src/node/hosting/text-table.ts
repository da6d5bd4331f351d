import type { InlineCode } from './content-security-policy';

/** Inline code of a page, by the places of its texts in a table. */
export interface PlacesOfCode {
  scripts: number[];
  styles: number[];
  hasStyleAttributes: boolean;
}

/** Texts that many pages hold, each once. */
export class TextTable {
  private readonly places = new Map<string, number>();

  texts(): string[] {
    return [...this.places.keys()];
  }

  placesOf({ scripts, styles, hasStyleAttributes }: InlineCode): PlacesOfCode {
    const places = (texts: readonly string[]) => texts.map((text) => this.placeOf(text));
    return { scripts: places(scripts), styles: places(styles), hasStyleAttributes };
  }

  private placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.places.size);
    return this.places.size - 1;
  }
}

/** The code that is at places of a table. @param texts of the table */
export function codeAt(
  { scripts, styles, hasStyleAttributes }: PlacesOfCode,
  texts: readonly string[],
): InlineCode {
  const at = (places: readonly number[]) => places.map((place) => texts[place] ?? '');
  return { scripts: at(scripts), styles: at(styles), hasStyleAttributes };
}
