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
  aber alle allen alles als also am an auch auf aus bei beim bekomme bekommen bin bis brauche braucht da damit dann das
  dass dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen
  einer eines er es etwas fur funktioniert funktionieren geht gibt habe haben hat ich ihr im in ins ist ja jede jedem
  jeden jeder jedes kann kannst keine keinen kein konnen konnte lasse lassen lasst mache machen macht man mein meine
  meinem meinen meiner mich mir mit muss mussen nach nicht nichts noch nur ob oder ohne schon sein seine sich sie sind
  so soll sollen sollte sondern tun uber um und uns unser unsere unter vom von vor wann war warum was weil welche
  welchem welchen welcher welches wenn wer werde werden wie wieso wieviel will wir wird wo wofur womit wozu wurde zu
  zum zur zwischen`,
);

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** First words of a question. */
const questionWords = list(
  `how what why when where which who whose can could do does is are should may must
  wie was warum wieso weshalb wann wo woher wohin welche welcher welches welchen wer wem wen kann muss darf ist sind gibt`,
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
