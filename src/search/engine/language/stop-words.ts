const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * Words that say nothing about what is looked for: articles, pronouns, prepositions, question words and light verbs,
 * English and German. Left out of queries, never of texts.
 */
const stopWords = list(
  `a about after all also am an and any are as at be been before being but by can could did do does doing for from get
  gets give go got had happen happened happens has have having he her here how i if in into is it its just let like
  make makes may me mean means might mine more most much must my need needed needs of off on one or other our out over
  please shall she should so some such take tell than that the their them then there these they this those through to
  too under up us use used uses using very want wants was way we were what when where whether which while who whom
  whose why will with within without won't work working works would you your
  ab aber alle allen alles als also am an auch auf aus bei beim bekomme bekommen bekommt benutze benutzen bereits bin bitte bis brauche braucht da damit dann daran das
  dass dazu dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch durfen eigentlich ein eine einem einen
  einer eines er erhalte erhalten es etwas fur funktioniert funktionieren geht gibt habe haben hat ich ihm ihn ihnen ihr ihre ihrem ihren im immer in ins ist ja je jede jedem
  jeden jeder jedes kann kannst keine keinen kein konnen konnte lasse lassen lasst los mache machen macht man mein meine
  meinem meinen meiner mich mir mit muss mussen musste nach nicht nichts noch nun nur nutze nutzen ob oder ohne schon sein seine sich sie sind
  so soll sollen sollte sondern statt trotzdem tun uber um und uns unser unsere unter verwende verwenden verwendet vom von vor wann war warum was weil welche
  welchem welchen welcher welches wenn wer werde werden weshalb wie wieder wieso wieviel will wir wird wo wofur wohin womit woran worauf wozu wurde wurden zu
  zum zur zuruck`,
);

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** First words of a question. */
const questionWords = list(
  `how what why when where which who whose can could do does did is are was will would should may must
  wie was warum wieso weshalb wann wo woher wohin welche welcher welches welchen wer wem wen wozu womit wofur worin wieviel kann konnen darf soll sollte muss ist sind gibt hat lasst`,
);

/** Whether a text asks something: it ends with a question mark or begins with a question word that others follow. */
export function isQuestion(text: string): boolean {
  if (/\?\s*$/.test(text)) return true;
  const [first = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  return rest.length > 1 && questionWords.has(first);
}

/** Whether a question is after the meaning of a word. */
export function asksMeaning(text: string): boolean {
  return /^\s*(?:what (?:is|are|does)|was (?:ist|sind|bedeutet)|define|explain)\s/i.test(text);
}

/** Words of HTTP that are seldom in texts and must not be taken for slips of other words. */
const httpWords = list(
  `unauthorized unauthorised forbidden gone conflict precondition unprocessable unavailable teapot locked
  unsupported payload gateway allowed acceptable`,
);

export function isHttpWord(term: string): boolean {
  return httpWords.has(term);
}
