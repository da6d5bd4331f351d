import { cSharpSample, goSample, javaSample } from './compiled-samples';
import type { SampleCall } from './sample-call';
import { sampleLanguages, sampleNames, type SampleLanguage } from './sample-languages';
import {
  curlSample,
  httpSample,
  javaScriptSample,
  phpSample,
  pythonSample,
} from './script-samples';

export interface RequestSample {
  label: string;
  /** Name of the language in code blocks. */
  language: string;
  code: string;
}

const writers: Record<SampleLanguage, (call: SampleCall) => string> = {
  http: httpSample,
  curl: curlSample,
  js: javaScriptSample,
  java: javaSample,
  python: pythonSample,
  php: phpSample,
  csharp: cSharpSample,
  go: goSample,
};

/** A call as complete programs in several languages. Each prints the response, or status and body of an error. */
export function callSamples(
  call: SampleCall,
  languages: readonly SampleLanguage[] = sampleNames,
): RequestSample[] {
  return languages.map((name) => ({
    ...sampleLanguages[name],
    code: writers[name](call).trimEnd(),
  }));
}
