import { createElement, type ReactElement, type ReactNode } from 'react'

import type { IconName } from '../points/icons.ts'

/** Props of a {@link Banner}. */
export interface BannerProps {
  /** An error is announced as an alert, everything else as a status. Default info. */
  tone?: 'success' | 'warning' | 'error' | 'info'
  /** The message in a few words. */
  title?: string
  /** More about it. */
  children?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
}

/** A message that stays on the page. */
export const Banner = ({ tone = 'info', title, children, actions }: BannerProps): ReactElement =>
  createElement(
    'div',
    { role: tone === 'error' ? 'alert' : 'status' },
    title ? createElement('p', null, title) : null,
    children,
    actions,
  )

/** Props of an {@link EmptyState}. */
export interface EmptyStateProps {
  /** Drawn above the title. */
  icon?: IconName
  /** The message in a few words. */
  title: string
  /** Why it is empty, or what will be here. */
  message?: string
  /** Buttons that end the state, such as one that adds the first record. */
  actions?: ReactNode
}

/** Shown instead of an empty list. */
export const EmptyState = ({ icon, title, message, actions }: EmptyStateProps): ReactElement =>
  createElement(
    'div',
    null,
    icon && createElement('i', { 'data-icon': icon }),
    createElement('p', null, title),
    message === undefined ? null : createElement('p', null, message),
    actions,
  )

/** Props of an {@link ErrorState}. */
export interface ErrorStateProps {
  /** What could not be read. */
  title: string
  /** The failure in words: `useFailureText()` gives them. */
  message?: string
  /** A button that tries again, with a label of its own if it has one. Default none. */
  retry?: { label?: string; onPress: () => void; isLoading?: boolean }
}

/** A first read that failed. */
export const ErrorState = ({ title, message, retry }: ErrorStateProps): ReactElement =>
  createElement(
    'div',
    { role: 'alert' },
    createElement('p', null, title),
    message === undefined ? null : createElement('p', null, message),
    retry && createElement('button', { type: 'button', onClick: retry.onPress }, retry.label ?? 'Try again'),
  )

/** Props of {@link SkeletonLines}. */
export interface SkeletonLinesProps {
  /** How many. */
  count: number
}

/** Grey lines while a text is awaited. */
export const SkeletonLines = ({ count }: SkeletonLinesProps): ReactElement =>
  createElement('div', { 'data-skeleton': count })
