import { fold, stem, words } from './text';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Stop words: articles, pronouns, prepositions, question words and light verbs. */
const englishStopWords = list(
  `a about after all also am an and any are as at be been before being but by can could did do does doing exist exists for from get
  gets give go got had happen happened happens has have having he her here how i if in into is it its just let like
  make makes may me mean means might mine more most much must my need needed needs of off on one or other our out over
  please shall she should so some such take tell than that the their them then there these they this those through to
  too under up us use used uses using very want wants was way we were what when where whether which while who whom
  whose why will with within without work working works would you your`,
);
/** German stop words, ignored in queries but not in texts, where `war` and `mit` are English words. */
const germanStopWords = list(
  `ab aber alle allen alles als also am an andere anderem anderen anderer anderes ans auch auf aufs aus bedeuten
  bedeutet beginne bei beim bekam bekannt bekomme bekommen bekommt benutze benutzen bereits besonders bestehen
  besteht besten bevor biete bieten bietet bin bis bisher bitte bleiben bleibt blieb bloss brauche braucht bringe
  bringen bzw da dabei dadurch dafur daher damit dann daran darauf daraus darin darum das dass dasselbe davon dazu
  dem den denn der deren dergleichen derselbe des deshalb dessen dich die dienen dient dies diese dieselbe diesem
  diesen dieser dieses dir doch dort dorthin du durch durfen eben ebenso eigentlich eigentliche ein eine einem
  einen einer eines einige einigen einiger einmal enthalt enthalten entweder er ergeben ergibt erhalte erhalten es
  etwas euch eurem eures falls fort fuge fuhre fuhren funktionieren funktioniert fur furs ganz ganze ganzen ganzer
  gebe geben geh gehe gehen gehoren gehort gehst geht gelten genannt gerade gern gerne gesamte gesamten geschehen
  geschieht gibt greift habe haben halt halte halten hange hat heissen heisst heraus herunter hier hin hinzu ich
  ihm ihn ihnen ihr ihre ihrem ihren ihres im immer in ins ist ja je jede jedem jeden jeder jedes jemand jene
  jenem jener jetzt jeweils kann kannst kein keine keinen kenne kennen kennt komme kommen kommst kommt konnen
  konnte kriege kriegen lasse lassen lasst lauten lautet lege legen leite lieber liegen liegt los mache machen
  macht mal man manche mancher manchmal mehr mein meine meinem meinen meiner mich mir mit mochte mochten mochtest
  moglich muss mussen musste nach nachdem nehme nehmen nennen nennt nicht nichts nie niemals niemand nimmt noch
  nun nur nutze nutzen ob obwohl oder oft ohne passen passieren passiert passt pro reiche richte sage sagen sagt
  schaffe schafft schalte scheinen scheint schliesslich schon sehr sein seine selbst setze setzen sich sie siehst
  sieht sind so sobald sogar solche solcher soll sollen sollte sondern sonst sowie sowohl statt stehe stehen steht
  stelle stellen stimmt trage treten tritt trotzdem tue tun tut uber uberhaupt ubers um umso unbedingt und uns
  unser unsere unter verlangt versteht verwende verwenden verwendet viel viele vielen vom von vor wahrend wann war
  warum was weder weg weil weiss welch welche welchem welchen welcher welches wenig wenige wenigen weniger wenn
  wer werde werden weshalb wessen weswegen wie wieder wieso wieviel will wir wird wirklich wissen wo wodurch wofur
  wohin wollen wollte womit wonach woran worauf worin worum wozu wunsche wunscht wurde wurden ziehe ziehen zu
  zuerst zum zur zuruck zusammen`,
);

export function isStopWord(term: string): boolean {
  return englishStopWords.has(term) || germanStopWords.has(term);
}

/** Stems of the words of a name, without stop words unless it has only these. */
export function contentStems(name: string): string[] {
  const all = words(name).map(({ term }) => term);
  const content = all.filter((term) => !isStopWord(term));
  return (content.length > 0 ? content : all).map(stem);
}

/** Whether a word is a stop word only in German: "in" and "so" belong to both languages. */
export function isGermanStopWord(term: string): boolean {
  return germanStopWords.has(term) && !englishStopWords.has(term);
}

/** Particles of verbs: "switch off" means something else than "switch". */
const particles = list('off on out up');

/** Whether a word of running text is not indexed: an English stop word that is not part of a phrasal verb. */
export function isLeftOutOfProse(term: string): boolean {
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

/** Matches a negation or a word for a fault. */
const fault =
  /\b(?:not|no|never|nothing|none|cannot|wrong|missing|misses|empty|blank|fail(?:s|ed)?|error|broken|gone|lost|slow|stuck|stands? still|hangs?|refused|rejected|blocked|ignored|disappear(?:s|ed)?|vanished|strange|far too|too (?:many|few|large|big|long|much)|old|outdated|stale|twice|several times|still|only (?:some|a|half|part)|half|complains?|suddenly|instead|unable|weird|odd|bad|incomplete|crash(?:es|ed)?|fewer|cut off)\b|n['’]t\b/i;

/** Whether a query or heading reports a fault. */
export const reportsFault = (text: string) => fault.test(text);

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
    /\b(?:i|me|my|we|us|our|they|but|although|is|are|was|were|does|do|did|has|have|cannot|wants?|should)\b|n['’]t\b/i.test(
      text,
    )
  );
}

/** First words of a question. */
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
  return /^\s*(?:how (?:do|can|should|could|to)|wie (?!viel|lange|oft|gross))/i.test(text);
}

/** Whether a question asks for the meaning of a word. */
export function isDefinition(text: string): boolean {
  return /^\s*(?:what (?:is|are|do|does)|was (?:ist|sind|bedeutet)|define|explain)\s/i.test(text);
}

/** Whether a question asks what a thing with a name of one or two words is. */
export const asksWhatIs = (text: string) =>
  /^\s*(?:what (?:is|are)|was (?:ist|sind)) (?:(?:an?|the|eine?|der|die|das) )?\S+(?: \S+)?\s*\??\s*$/i.test(
    text,
  );

/** Whether a question asks which values or kinds of something exist. */
export const isListQuestion = (text: string) =>
  /^\s*(?:which|what|welche)\b.*\b(?:are there|exist|gibt es)\b/i.test(text) ||
  /^\s*which\s(?:\S+\s){0,2}\S*[^s\s]s\s(?:are|can|do|does|has|have)\b/i.test(text);

/** Whether a question compares two things. */
export const isComparison = (text: string) =>
  /\b(?:difference|differ|vs|versus)\b|unterschied/i.test(text);

/** Words that ask for a number, which no answer repeats. */
const quantities = list('many much long often large big wide viel viele lange oft gross');

export const isQuantity = (term: string) => quantities.has(term);

export const asksQuantity = (text: string) =>
  isQuantity(fold(/^\s*(?:how|wie)\s*(\p{L}+)/iu.exec(text)?.[1] ?? ''));

/** Words of HTTP that are rare in texts but are no misspellings. */
const httpWords = list(
  `unauthorized unauthorised forbidden gone conflict precondition unprocessable unavailable teapot locked
  unsupported payload gateway allowed acceptable`,
);

export const isHttpWord = (term: string) => httpWords.has(term);
