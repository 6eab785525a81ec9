import styles from './avatar.module.css'

/** Props of an `Avatar`. */
export interface AvatarProps {
  /** The person's name; determines initials and color. Hidden from assistive technology: show the name next to it. */
  name: string
  /** Diameter in px: small 24, medium 32, large 48. Default medium. */
  size?: 'small' | 'medium' | 'large'
}

const COLOURS = 6

/** A person as a disc with at most two initials; the same name always has the same color. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} data-colour={colourOf(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

function colourOf(name: string): number {
  return (
    Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % COLOURS
  )
}
