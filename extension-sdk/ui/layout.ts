import { createElement, useId, type ReactElement, type ReactNode } from 'react'

/** The parts of a {@link Page}; only the title is required. */
export interface PageLayoutProps {
  /** The one first-level heading. */
  title: ReactNode
  /** The page that this one belongs to; `href` comes from `useNavigation().href(path)`. */
  back?: { href: string; label: string }
  /** Content next to the title, such as a {@link Badge}. */
  badges?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Buttons at the end of the heading; the primary one last. */
  actions?: ReactNode
  /** A second, narrower column; below the first one where there is little room. */
  side?: ReactNode
  /** The content of the first column. */
  children?: ReactNode
}

/** The layout of a page: heading, actions, one or two columns. */
export function Page(props: PageLayoutProps): ReactElement {
  const { title, back, badges, description, actions, side, children } = props
  return createElement(
    'div',
    null,
    back && createElement('a', { href: back.href }, back.label),
    createElement('h1', null, title),
    badges,
    description === undefined ? null : createElement('p', null, description),
    actions,
    children,
    side,
  )
}

/** The parts of a {@link Card}. */
export interface CardProps {
  /** Second-level heading that names the section. A card without a title is a plain box. */
  title?: string
  /** Content beside the title. */
  badge?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Buttons at the end of the heading. */
  actions?: ReactNode
  /** Lets the content touch the edges, for a {@link Table}. Default false. */
  isFlush?: boolean
  /** The content of the section. */
  children?: ReactNode
}

/** A section of a page, and the frame of a widget. */
export function Card({ title, badge, description, actions, children }: CardProps): ReactElement {
  const id = useId()
  return createElement(
    'section',
    { 'aria-labelledby': title ? id : undefined },
    title ? createElement('h2', { id }, title) : null,
    badge,
    description === undefined ? null : createElement('p', null, description),
    actions,
    children,
  )
}

/** Distance between the children of a {@link Stack}. */
export interface StackProps {
  /** In steps of 4 px. Default 4. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8
  /** What is arranged. */
  children: ReactNode
}

/** Children below each other. */
export const Stack = ({ children }: StackProps): ReactElement => createElement('div', null, children)

/** Distance and position of the children of an {@link Inline}. */
export interface InlineProps {
  /** In steps of 4 px. Default 2. */
  gap?: 2 | 4
  /** Which end of the line they are at. Default start. */
  justify?: 'start' | 'end'
  /** What is arranged. */
  children: ReactNode
}

/** Children on one line, wrapped where it is full. */
export const Inline = ({ children }: InlineProps): ReactElement => createElement('div', null, children)

/** How wide the fields of a {@link FormGrid} at least are. */
export interface FormGridProps {
  /** medium: 240 px. small: 136 px, for numbers. Default medium. */
  size?: 'small' | 'medium'
  /** The fields. */
  children: ReactNode
}

/** Fields side by side, as many as fit. */
export const FormGrid = ({ children }: FormGridProps): ReactElement => createElement('div', null, children)

/** The parts of a {@link Toolbar}. */
export interface ToolbarProps {
  /** A {@link SearchField}. */
  search: ReactNode
  /** Further filters. */
  children?: ReactNode
}

/** The line above a list. */
export const Toolbar = ({ search, children }: ToolbarProps): ReactElement =>
  createElement('div', null, search, children)
