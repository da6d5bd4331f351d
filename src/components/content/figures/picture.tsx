import { withPrefix } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext, use, useState, type ReactNode } from 'react';
import { withRetryNotice } from '../../../lib/browser/with-retry-notice';
import type { EnlargedProps } from './enlarged-picture';

export interface PageImage {
  src: string;
  width: number | null;
  height: number | null;
  /** Of the file, below the path prefix; null where it is as written. */
  address: string | null;
  imageFile: {
    childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** Pictures of the page, found by the address that the author wrote. */
export const PicturesContext = createContext<readonly PageImage[]>([]);

interface PictureProps {
  src: string;
  alt: string;
  title?: string;
  /** The picture is in a link, which its click follows. */
  linked?: string;
  /** The color mode that the picture is for; any without. */
  mode?: 'light' | 'dark';
}

/**
 * A picture in content: every size and format that the build made, with known width and height, loaded when near. A
 * click or Enter shows it as large as the window allows.
 * Written without gatsby-plugin-image's component: the same data in a plain `<picture>` needs no script and no style
 * attribute.
 */
export function Picture({ src, alt, title, linked, mode }: PictureProps) {
  const image = use(PicturesContext).find((candidate) => candidate.src === src);
  const made = image?.imageFile?.childImageSharp?.gatsbyImageData;
  // A picture that is smaller than the text is shown as it is: made larger it would only be blurred.
  const isSmall = made !== undefined && (image?.width ?? made.width) < made.width;
  const data = isSmall ? undefined : made;
  const width = data?.width ?? image?.width ?? undefined;
  const height = data?.height ?? image?.height ?? undefined;
  const fallback = data?.images.fallback;
  const original = withPrefix(image?.address ?? src);
  const picture = (
    <picture>
      {data?.images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src ?? original}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width && Math.round(width)}
        height={height && Math.round(height)}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  return (
    <span className={mode ? `picture ${mode}-mode` : 'picture'}>
      {made?.backgroundColor && (
        <svg className="placeholder" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={made.backgroundColor} />
        </svg>
      )}
      {picture}
      {linked === undefined && (
        <EnlargeButton
          src={original}
          alt={alt}
          width={image?.width ?? undefined}
          height={image?.height ?? undefined}
        />
      )}
    </span>
  );
}

const loadEnlarged = () => import('./enlarged-picture');

/** The button over a picture. The dialog with the picture loads when the pointer or the focus is near. */
function EnlargeButton(props: Omit<EnlargedProps, 'onDone'>) {
  const [dialog, setDialog] = useState<ReactNode>();
  const load = () => void loadEnlarged().catch(() => undefined);
  const open = () =>
    withRetryNotice('The picture could not be enlarged.', async () => {
      const { EnlargedPicture } = await loadEnlarged();
      setDialog(<EnlargedPicture {...props} onDone={() => setDialog(undefined)} />);
    });
  return (
    <>
      <button
        type="button"
        className="zoom needs-js"
        aria-label={`Enlarge: ${props.alt || 'picture'}`}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => void open()}
      />
      {dialog}
    </>
  );
}
