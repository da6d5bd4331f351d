import { useEffect } from 'react';
import { useModal } from '../../../hooks/use-modal';
import type { CallEffect } from '../../../search/playground/practice';
import { SmallDialog } from '../../small-dialog';

interface EffectQuestionProps {
  effect: CallEffect;
  onAnswer: (isYes: boolean) => void;
}

/** The question before a call that takes something away from the reader's practice tenant. */
export function EffectQuestion({ effect, onAnswer }: EffectQuestionProps) {
  const modal = useModal();
  const { open } = modal;
  useEffect(() => open(), [open]);
  const refuse = () => onAnswer(false);
  const dialog = { ...modal.dialog, onClose: refuse };
  return (
    <SmallDialog {...modal} dialog={dialog} title="Change your practice tenant?">
      <p>{effectText(effect)}</p>
      <div className="answers">
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          Run the call
        </button>
        <button type="button" className="text-button" onClick={refuse}>
          Cancel
        </button>
      </div>
    </SmallDialog>
  );
}

/** What a call would take away, in a sentence. */
export function effectText({ code, documents, schema, replaced, removed }: CallEffect): string {
  const changes = [
    ...(schema ? ['replace its field schema'] : []),
    ...(replaced > 0 ? [`give other values to ${replaced}`] : []),
    ...(removed > 0 ? [`remove ${removed}`] : []),
  ];
  const holds = `${documents} ${documents === 1 ? 'document' : 'documents'}`;
  return `The search app “${code}” holds ${holds}. This call would ${changes.join(' and ')}${
    replaced + removed > 0 ? ' of them' : ''
  }.`;
}
