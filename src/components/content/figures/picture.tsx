import { withPrefix } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext, use } from 'react';
import { withRetryNotice } from '../../../lib/browser/with-retry-notice';
import type { LargePicture } from './enlarge';

export interface PageImage {
  src: string;
  width: number | null;
  height: number | null;
  /** Address of the file below the path prefix; null if it is the written one. */
  address: string | null;
  imageFile: {
    childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** Pictures of the page; `src` is the address that the author wrote. */
export const PicturesContext = createContext<readonly PageImage[]>([]);

interface PictureProps {
  src: string;
  alt: string;
  title?: string;
  /** Present if the picture is in a link, which a click follows. */
  linked?: string;
  /** Color mode of the picture; both when absent. */
  mode?: 'light' | 'dark';
}

/**
 * A picture in content, in the sizes that the build made, as WebP, which all supported browsers read. It has width and
 * height, and loads when it is near the viewport. A click or Enter enlarges it. The component of gatsby-plugin-image would
 * need a script and a style attribute for the same data.
 */
export function Picture({ src, alt, title, linked, mode }: PictureProps) {
  const image = use(PicturesContext).find((candidate) => candidate.src === src);
  const imageData = image?.imageFile?.childImageSharp?.gatsbyImageData;
  // A picture narrower than the text keeps its size: a larger one would be blurred.
  const isSmall = imageData !== undefined && (image?.width ?? imageData.width) < imageData.width;
  const data = isSmall ? undefined : imageData;
  const width = data?.width ?? image?.width ?? undefined;
  const height = data?.height ?? image?.height ?? undefined;
  const sizes = data?.images.fallback;
  const original = withPrefix(image?.address ?? src);
  return (
    <span className={mode ? `picture ${mode}-mode` : 'picture'}>
      {imageData?.backgroundColor && (
        <svg className="placeholder" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={imageData.backgroundColor} />
        </svg>
      )}
      <img
        src={sizes?.src ?? original}
        srcSet={sizes?.srcSet}
        sizes={sizes?.sizes}
        width={width && Math.round(width)}
        height={height && Math.round(height)}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
      />
      {linked === undefined && (
        <EnlargeButton
          src={original}
          alt={alt}
          width={image?.width ?? null}
          height={image?.height ?? null}
        />
      )}
    </span>
  );
}

const load = () => import('./enlarge');

/** The button over a picture. The dialog loads when the button gets the pointer or the focus. */
function EnlargeButton(picture: LargePicture) {
  const prepare = () => void load().catch(() => undefined);
  const open = () =>
    withRetryNotice('The picture could not be enlarged.', async () => {
      const { enlargePicture } = await load();
      enlargePicture(picture);
    });
  return (
    <button
      type="button"
      className="zoom needs-js"
      aria-label={`Enlarge: ${picture.alt || 'picture'}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}
