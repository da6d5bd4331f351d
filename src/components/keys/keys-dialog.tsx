/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useModal } from '../../hooks/use-modal';
import { toggleKeyHints, singleKeysSlot } from '../../lib/browser/single-keys';
import { SmallDialog } from '../small-dialog';

const style = css({
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 20px', margin: '16px 0' },
  '& dl > div': { display: 'contents' },
  '& dt, & dd': { margin: 0 },
  '& label': { display: 'flex', gap: 10, alignItems: 'center', minHeight: 32 },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' },
});

const singleKeys = [
  ['/', 'Search'],
  ['n', 'Next page'],
  ['p', 'Previous page'],
  ['?', 'Show shortcuts'],
] as const;

const otherKeys = [
  ['Ctrl + K', 'Search (Cmd + K on a Mac)'],
  ['Ctrl + Enter', 'Run the request in the playground'],
  ['Esc', 'Close the open dialog'],
] as const;

/** Lists the keys, with a switch for single keys. */
export function KeysDialog({ onDone }: { onDone: () => void }) {
  const modal = useModal();
  const start = useEffectEvent(modal.open);
  useEffect(() => start(), []);
  const [isOn, setOn] = useState(() => singleKeysSlot.get() !== 'off');
  return (
    <SmallDialog
      {...modal}
      dialog={{ ...modal.dialog, onClose: onDone }}
      title="Keyboard shortcuts"
    >
      <div css={style}>
        <dl>
          {[...(isOn ? singleKeys : []), ...otherKeys].map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              if (target.checked) singleKeysSlot.remove();
              else singleKeysSlot.set('off');
              setOn(target.checked);
              toggleKeyHints();
            }}
          />
          Enable single-key shortcuts
        </label>
      </div>
    </SmallDialog>
  );
}
