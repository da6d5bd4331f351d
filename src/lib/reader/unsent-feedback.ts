import { storageSlot } from '../browser/storage-slot';

/** Feedback that could not be sent yet, the newest last. Pages load the sender only if there is some. */
export const unsentFeedback = storageSlot('feedback.unsent');
