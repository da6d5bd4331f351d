import './effect-question.css';
import { useEffect, useId } from 'react';
import { useModal } from '../../../hooks/use-modal';
import { countOf } from '../../../lib/text/count-of';
import type { CallEffect } from '../../../search/playground/practice';

interface EffectQuestionProps {
  effect: CallEffect;
  onAnswer: (isYes: boolean) => void;
}

/** The question before a call that deletes data of the reader's practice tenant. */
export function EffectQuestion({ effect, onAnswer }: EffectQuestionProps) {
  const modal = useModal();
  const { open } = modal;
  useEffect(() => open(), [open]);
  const refuse = () => onAnswer(false);
  const id = useId();
  return (
    <dialog {...modal.dialog} onClose={refuse} className="effect-question" aria-labelledby={id}>
      <h2 id={id}>Change your practice tenant?</h2>
      <p>{effectText(effect)}</p>
      <div className="answers">
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          Run the call
        </button>
        <button type="button" className="text-button" onClick={refuse}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}

/** A sentence that names the data that a call would remove. */
export function effectText(effect: CallEffect): string {
  const { code, documents, replacesSchema, replaced, removed } = effect;
  const changes = [
    ...(replacesSchema ? ['replace its field schema'] : []),
    ...(replaced > 0 ? [`overwrite ${replaced}`] : []),
    ...(removed > 0 ? [`remove ${removed}`] : []),
  ];
  return `The search app “${code}” has ${countOf(documents, 'document')}. This call would ${changes.join(' and ')}${
    replaced + removed > 0 ? ' of them' : ''
  }.`;
}
