import './call-confirmation.css';
import { useEffect, useId } from 'react';
import { useModal } from '../../../hooks/use-modal';
import { countOf } from '../../../lib/text/count-of';
import type { CallEffect } from '../../../search/playground/practice';

interface CallConfirmationProps {
  effect: CallEffect;
  onConfirm: (isConfirmed: boolean) => void;
}

/** A dialog before a call that deletes data of the reader's practice tenant. */
export function CallConfirmation({ effect, onConfirm }: CallConfirmationProps) {
  const modal = useModal();
  const { open } = modal;
  useEffect(() => open(), [open]);
  const cancel = () => onConfirm(false);
  const id = useId();
  return (
    <dialog {...modal.dialog} onClose={cancel} className="call-confirmation" aria-labelledby={id}>
      <h2 id={id}>Change your practice tenant?</h2>
      <p>{effectText(effect)}</p>
      <div className="buttons">
        {/* The first button has the focus: Enter removes nothing. */}
        <button type="button" className="text-button" onClick={cancel}>
          Cancel
        </button>
        <button type="button" className="button" onClick={() => onConfirm(true)}>
          Run the call
        </button>
      </div>
    </dialog>
  );
}

/** A sentence that names the data that a call would remove. */
function effectText(effect: CallEffect): string {
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
