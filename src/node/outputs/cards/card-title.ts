import sharp from 'sharp';
import {
  readFont,
  svgOf,
  TITLE_MARGIN,
  titleBox,
  titlePlace,
  titleSize,
  titleStyle,
} from './card-boxes';
import { Coverage, type Target } from './coverage';
import { readTitleFont, type TitleFont } from './title-font';
import { setText, type SetText } from './title-lines';

/** A title, as wide as `titlePlace`. */
export interface TitleImage {
  height: number;
  /** Writes the shades of its pixels, from 1 to `shades - 1`, and nothing where there is none. */
  draw: (target: Target, shades: number) => void;
}

let loading: Promise<TitleFont> | undefined;

/** Nearly all titles are simple; what they are not is drawn by satori and sharp, which takes ten times as long. */
export async function titleImage(title: string): Promise<TitleImage> {
  loading ??= readFont('latin', titleStyle.weight).then(readTitleFont);
  const font = await loading;
  const size = titleSize(title);
  const text = setText(title, {
    font,
    size,
    width: titlePlace.lineWidth,
    lineHeight: titleStyle.lineHeight * size,
    letterSpacing: titleStyle.letterSpacing * size,
    maxLines: titleStyle.maxLines,
  });
  return text ? glyphImage(text, font, size) : satoriImage(title);
}

let coverage: Coverage | undefined;

function glyphImage(text: SetText, font: TitleFont, size: number): TitleImage {
  const height = text.height + 2 * TITLE_MARGIN;
  return {
    height,
    draw: (target, shades) => {
      // The same memory for all titles.
      if (!coverage || coverage.height < height) coverage = new Coverage(titlePlace.width, height);
      for (const { id, x, y } of text.glyphs)
        coverage.add(font.outline(id), TITLE_MARGIN + x, TITLE_MARGIN + y, size);
      coverage.draw(target, shades);
    },
  };
}

/** The title as satori lays it out: all scripts, words that are wider than a line, an ellipsis at the end. */
export async function satoriImage(title: string): Promise<TitleImage> {
  const { data, info } = await sharp(await svgOf(titleBox(title), titlePlace))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    height: info.height,
    draw: ({ pixels, width, left }, shades) => {
      const rows = Math.min(info.height, pixels.length / width);
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < info.width; column += 1) {
          const part = (data[row * info.width + column] ?? 0) / 255;
          const shade = Math.round(part * (shades - 1));
          if (shade > 0) pixels[row * width + left + column] = shade;
        }
    },
  };
}
