import { fold, negation, stem, termsIn } from './text';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Stop words: articles, pronouns, prepositions, conjunctions, question words and light verbs. */
const englishStopWords = list(
  `a about after all also although am an and any are as at be because been before being but by can could did do does
  doing even exist exists for from get gets give go got had happen happened happens has have having he her here how i
  if in into is it its just let like make makes may me mean means might mine more most much must my need needed needs
  of off on one or other our out over please shall she should so some such take tell than that the their them then
  there these they this those though through to too under up us use used uses using very vs want wants was way we were
  what when where whether which while who whom whose why will with within without work working works would you your`,
);
/** German stop words, ignored in queries but not in texts, where `war` and `mit` are English words. */
const germanStopWords = list(
  `ab aber alle allen alles als also am an andere ans auch auf aufs aus bedeuten bedeutet beginne bei beim bekomme
  bekommen bekommt benutze benutzen bestehen besteht besten bevor bieten bietet bin bis bitte bleiben bleibt
  brauche braucht bringe bringen da dabei dadurch dafur daher damit dann daran darauf darin das dass davon dazu
  dem den der des die dienen dient dies diese diesem diesen dieser dieses doch dort du durch durfen ein eine einem
  einen einer eines einmal enthalt enthalten er ergeben ergibt erhalte erhalten es etwas euch fuge fuhre fuhren
  funktionieren funktioniert fur furs ganz ganze ganzen geben gehe gehen gehoren gehort geht gerade gern gerne
  gibt greift habe haben halte halten hange hat heissen heisst hier ich ihm ihr ihre im immer in ins ist ja je
  jede jeden jeder jedes jetzt kann kein keine keinen kennt komme kommen kommst kommt konnen konnte kriege kriegen
  lasse lassen lasst lauten lautet lege legen leite liegen liegt los mache machen macht mal man manchmal mehr mein
  meine meinen mir mit mochte moglich muss mussen musste nach nehme nehmen nennen nennt nicht nichts nie nimmt
  noch nun nur nutze nutzen ob oder oft ohne passen passieren passiert passt pro reiche richte schaffe schafft
  schalte schon sehr sein seine selbst setze setzen sich sie sieht sind so sobald soll sollen sollte sonst statt
  stehe stehen steht stelle stellen stimmt trage tun tut uber ubers um und uns unser unsere unter verwende
  verwenden verwendet viel viele vielen vom von vor wahrend wann war warum was weg weil weiss welch welche welchem
  welchen welcher welches wenig wenige wenigen weniger wenn wer werde werden weshalb wie wieder wieso wieviel will
  wir wird wirklich wissen wo wodurch wofur wohin wollen wollte womit worauf worin wozu wurde wurden ziehe ziehen
  zu zuerst zum zur zuruck zusammen`,
);

export function isStopWord(term: string): boolean {
  return englishStopWords.has(term) || germanStopWords.has(term);
}

/** Stems of the words of a name, without stop words unless it has only these. */
export function contentStems(name: string): string[] {
  const all = termsIn(name);
  const content = all.filter((term) => !isStopWord(term));
  return (content.length > 0 ? content : all).map(stem);
}

/** Whether a word is a stop word only in German: "in" and "so" belong to both languages. */
export function isGermanStopWord(term: string): boolean {
  return germanStopWords.has(term) && !englishStopWords.has(term);
}

/** Particles of verbs: "switch off" means something else than "switch". */
const particles = list('off on out up');

/** Whether a word of a text is not indexed: an English stop word that is not part of a phrasal verb. */
export function isLeftOut(term: string): boolean {
  return englishStopWords.has(term) && !particles.has(term);
}

/**
 * Words that carry little meaning in a sentence: verbs such as "see" and "try", persons, times, and negations, which
 * `reportsFault` handles.
 */
const lightWords = list(
  `see sees seen show shows shown showing find finds look looks looking know come comes go goes going put puts try
  tried turn start people customer customers visitor visitors user users today yesterday now ago since until week weekend night morning always again
  several only own already anymore still longer not no never nothing none cannot wrong`,
);

export const isLightWord = (term: string) => lightWords.has(term);

/** Matches a word for a fault. */
const fault =
  /\b(?:not|no|never|nothing|none|cannot|wrong|missing|misses|empty|blank|fail(?:s|ed)?|error|broken|gone|lost|slow|stuck|stands? still|hangs?|refused|rejected|blocked|ignored|disappear(?:s|ed)?|vanished|strange|far too|too (?:many|few|large|big|long|much)|old|outdated|stale|twice|several times|still|only (?:some|a|half|part)|half|complains?|suddenly|instead|unable|weird|odd|bad|incomplete|crash(?:es|ed)?|fewer|cut off)\b/i;

/** Whether a query or heading reports a fault. */
export const reportsFault = (text: string) => fault.test(text) || negation.test(text);

/** Whether a text is a report by a person about themselves or others, not a name. */
export function isNarrative(text: string): boolean {
  return /\b(?:i|me|my|we|us|our|they|customers?|visitors?|users?|people|but|although|why)\b/i.test(
    text,
  );
}

/** Whether a text is a sentence: a question, or a text with words that only sentences have. */
export function isSentence(text: string): boolean {
  return (
    isQuestion(text) ||
    negation.test(text) ||
    /\b(?:i|me|my|we|us|our|they|but|although|is|are|was|were|does|do|did|has|have|cannot|wants?|should)\b/i.test(
      text,
    )
  );
}

const questionWords = list(
  `how what why when where which who whose can could do does did is are was will would should may must
  wie was warum wieso weshalb wann wo woher wohin welche welcher welches welchen wer wem wen wozu womit wofur worin wieviel kann konnen darf soll sollte muss ist sind gibt hat lasst`,
);

/** Whether a text is a question: it ends with a question mark, or begins with a question word and has other words. */
export function isQuestion(text: string): boolean {
  if (/\?\s*$/.test(text)) return true;
  const [first = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  return rest.length > 1 && questionWords.has(first);
}

/** Whether a question asks how to do something. */
export function isHowTo(text: string): boolean {
  return /^\s*(?:how (?:do|can|should|could|to)|can (?:i|we)|kann (?:ich|man)|wie (?!viel|lange|oft|gross))/i.test(
    text,
  );
}

export const asksWhy = (text: string) => /^\s*(?:why|warum|wieso|weshalb)\b/i.test(text);

/** Whether a question asks for the meaning of a word. */
export function isDefinition(text: string): boolean {
  return /^\s*(?:what (?:is|are|do|does)|was (?:ist|sind|bedeutet)|define|explain)\s/i.test(text);
}

/** Whether a question asks what a thing with a name of up to three words is. */
export const asksWhatIs = (text: string) =>
  /^\s*(?:what (?:is|are)|was (?:ist|sind)) (?:(?:an?|the|eine?|der|die|das) )?\S+(?: \S+){0,2}\s*\??\s*$/i.test(
    text,
  );

/** Whether a question asks which values or kinds of something exist. */
export const isListQuestion = (text: string) =>
  /^\s*(?:which|what|welche)\b.*\b(?:are there|exist|gibt es)\b/i.test(text) ||
  /^\s*which\s(?:\S+\s){0,2}\S*[^s\s]s\s(?:are|can|do|does|has|have)\b/i.test(text);

/** Whether a question compares two things. */
export const isComparison = (text: string) =>
  /\b(?:difference|differ|vs|versus)\b|unterschied/i.test(text);

/** The names of the two things that a question compares; empty if it does not name them. */
export const comparedNames = (text: string) =>
  /^(?:.*\b(?:between|zwischen|how do(?:es)?) )?(?:the |an? )?(.+?) (?:and|und|vs\.?|versus) (?:the |an? )?(.+?)(?: differ)?\s*\??$/i
    .exec(text.trim())
    ?.slice(1) ?? [];

/** Words that ask for a number, which no answer repeats. */
const quantities = list('many much long often large big wide viel viele lange oft gross');

export const isQuantity = (term: string) => quantities.has(term);

export const asksQuantity = (text: string) =>
  isQuantity(fold(/^\s*(?:how|wie)\s*(\p{L}+)/iu.exec(text)?.[1] ?? ''));
