export default function rememberStyles(
  this: { resourcePath: string; rootContext: string },
  source: string,
): string;
