import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { requiredContext } from '../lib/context';
import { watchMedia } from '../lib/browser/media-query';
import { storageSlot } from '../lib/browser/storage-slot';
import { site, type SiteConfig } from '../site';
import {
  COLOR_MODE_KEY,
  DARK_QUERY,
  FOLLOW_SYSTEM_KEY,
  isColorMode,
  showColorMode,
  fallbackMode,
  type ColorMode,
} from './pre-paint';

interface ColorModeValue {
  /** The current mode. */
  colorMode: ColorMode;
  /** Applies and stores a mode; null removes the stored mode and applies the mode of the system or the default. */
  setColorMode: (mode: ColorMode | null) => void;
  /** Whether the reader chose to follow the system. */
  followsSystem: boolean;
  followSystem: () => void;
}

const [ColorModeContext, useColorMode] = requiredContext<ColorModeValue>(
  'useColorMode',
  'ColorModeProvider',
);
export { useColorMode };

/** Watches the system's preference. A change is ignored while a print preview is open, which causes one itself. */
function useSystemMode(isWatched: boolean, onChange: () => void): void {
  const isPrinting = useRef(false);
  useEffect(() => {
    if (!isWatched) return undefined;
    const stopColors = watchMedia(DARK_QUERY, () => {
      if (!isPrinting.current) onChange();
    });
    const stopPrint = watchMedia('print', (matches) => {
      isPrinting.current = matches;
    });
    return () => {
      stopColors();
      stopPrint();
    };
  }, [isWatched, onChange]);
}

interface ColorModeProviderProps {
  children: ReactNode;
  config?: SiteConfig['colorMode'];
}

/**
 * Light and dark. The state starts with the default, as on the server, and adopts the mode of the inline script in an
 * effect: an earlier read would be a hydration mismatch. Styles depend only on the attribute.
 */
export function ColorModeProvider({ children, config = site.colorMode }: ColorModeProviderProps) {
  const slot = useRef(storageSlot(COLOR_MODE_KEY));
  const systemSlot = useRef(storageSlot(FOLLOW_SYSTEM_KEY));
  const [followsSystem, setFollowsSystem] = useState(false);
  const [colorMode, setMode] = useState<ColorMode>(config.defaultMode);

  const apply = useCallback((mode: ColorMode) => {
    showColorMode(mode);
    setMode(mode);
  }, []);

  const setColorMode = useCallback(
    (mode: ColorMode | null) => {
      if (mode === null) slot.current.remove();
      else slot.current.set(mode);
      systemSlot.current.remove();
      setFollowsSystem(false);
      apply(mode ?? fallbackMode(config, false));
    },
    [apply, config],
  );

  const followSystem = useCallback(() => {
    slot.current.remove();
    systemSlot.current.set('true');
    setFollowsSystem(true);
    apply(fallbackMode(config, true));
  }, [apply, config]);

  useEffect(() => {
    if (config.disableSwitch) {
      slot.current.remove();
      systemSlot.current.remove();
    }
    setFollowsSystem(systemSlot.current.get() === 'true');
    const attribute = document.documentElement.getAttribute('data-theme');
    apply(isColorMode(attribute) ? attribute : config.defaultMode);
    const adopt = (stored: string | null) => {
      if (config.disableSwitch) return;
      const follows = systemSlot.current.get() === 'true';
      setFollowsSystem(follows);
      apply(isColorMode(stored) ? stored : fallbackMode(config, follows));
    };
    const stops = [
      slot.current.listen(adopt),
      systemSlot.current.listen(() => adopt(slot.current.get())),
    ];
    return () => stops.forEach((stop) => stop());
  }, [apply, config]);

  const onSystemChange = useCallback(() => {
    if (!isColorMode(slot.current.get())) apply(fallbackMode(config, followsSystem));
  }, [apply, config, followsSystem]);
  useSystemMode(config.respectPrefersColorScheme || followsSystem, onSystemChange);

  const value = useMemo(
    () => ({ colorMode, setColorMode, followsSystem, followSystem }),
    [colorMode, setColorMode, followsSystem, followSystem],
  );
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}
