import { css } from '@emotion/react';
import { registerStyles } from '../../../theme/style-registry';

/** The list below the field; it is loaded with its first options. */
export const optionList = css({
  '&[hidden]': { display: 'none' },
  '& .groups': { maxHeight: 'min(70vh, 620px)', padding: 6, overflowY: 'auto' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul + ul': { marginTop: 6, paddingTop: 6, borderTop: '1px solid var(--border)' },
  '& .group': {
    padding: '4px 10px',
    color: 'var(--text-muted)',
    fontSize: 12,
    fontWeight: 600,
  },
  '& [role=option]': {
    position: 'relative',
    padding: '7px 10px 7px 36px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-secondary)',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li > svg': {
    position: 'absolute',
    left: 10,
    top: 9,
    width: 16,
    height: 16,
    color: 'var(--text-muted)',
  },
  '& li b, & .page .text': { fontWeight: 650, color: 'var(--text-primary)' },
  '& .heading': { fontWeight: 500, color: 'var(--text-secondary)' },
  '& .place': { marginLeft: 8, color: 'var(--text-muted)', fontSize: 12.5 },
  '& .excerpt': {
    display: '-webkit-box',
    overflow: 'hidden',
    fontSize: 13,
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '& .clear': { color: 'var(--accent)' },
  '& .recent': { paddingRight: 40 },
  '& .remove': {
    position: 'absolute',
    right: 4,
    top: 4,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 4,
    color: 'var(--text-muted)',
  },
  '& .remove:hover': { background: 'var(--surface-raised)', color: 'var(--text-primary)' },
  '& .remove svg': { width: 14, height: 14 },
  '& [role=option]:hover': { background: 'var(--surface-sunken)' },
  '& [aria-selected=true]': { background: 'var(--accent-soft)', color: 'var(--text-primary)' },
  '& .keys': {
    margin: 0,
    padding: '7px 14px',
    borderTop: '1px solid var(--border)',
    background: 'var(--surface-raised)',
    color: 'var(--text-muted)',
    fontSize: 12,
  },
  '& .keys kbd ~ kbd': { marginLeft: 10 },
  '& .keys kbd:nth-of-type(2)': { marginLeft: 2 },
  '@media (forced-colors: active)': {
    '& [aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '@media (max-width: 996px)': {
    '& .keys': { display: 'none' },
    '& [role=option]': { padding: '11px 10px 11px 36px' },
    '& li > svg': { top: 13 },
    '& .remove': { top: 0, right: 0, width: 44, height: 44 },
  },
});

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/box/option-list-style.ts', [optionList]);
