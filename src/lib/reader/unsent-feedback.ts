import { storageSlot } from '../browser/storage-slot';

/** Feedback that could not be sent yet, the newest last; pages look here before they load what sends it. */
export const unsentFeedback = storageSlot('feedback.unsent');
