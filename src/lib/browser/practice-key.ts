/** Key of local storage that is there while the reader has used the practice tenant. */
export const practiceKey = 'practice.used';
