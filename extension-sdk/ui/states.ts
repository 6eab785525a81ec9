import { createElement, type ReactElement, type ReactNode } from 'react'

import type { IconName } from '../points/icons.ts'

/** Props of a {@link Banner}. */
export interface BannerProps {
  /** Default info. An error is an alert, everything else a status. */
  tone?: 'success' | 'warning' | 'error' | 'info'
  title?: string
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
  icon?: IconName
  title: string
  /** Why it is empty, or what will be here. */
  message?: string
  actions?: ReactNode
}

/** Stands where a list would be. */
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
  title: string
  /** The failure in words: `useFailureText()` gives them. */
  message?: string
  /** A button that tries again; its default label is the admin's. */
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

/** Grey lines while a text is awaited; `count` is their number. */
export const SkeletonLines = ({ count }: { count: number }): ReactElement =>
  createElement('div', { 'data-skeleton': count })
