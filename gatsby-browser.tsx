import type { GatsbyBrowser } from 'gatsby';
import { PageFrame } from './src/app/page-frame';
import './src/theme/tokens.css';
import './src/theme/base.css';
import './src/theme/content.css';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame location={props.location.pathname}>{element}</PageFrame>
);
