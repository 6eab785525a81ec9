/** The words of a `FileDrop`; sizes come written in the unit and the language of the place. */
export interface FileDropTexts {
  /** Stands before the button: `Drop files here, or`. */
  drop: string
  /** The button: `Choose files`. */
  choose: string
  /** Says the maximal size: `At most 5 MB each`. */
  limit: (size: string) => string
  /** Names the list of files. */
  list: string
  waiting: string
  done: string
  /** Names the progress of one file. */
  uploading: (name: string) => string
  retry: (name: string) => string
  remove: (name: string) => string
  /** Names the control that a file is dragged by. */
  drag: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** Why a file was not taken. */
  refused: {
    type: (name: string) => string
    size: (name: string, limit: string) => string
    count: (name: string) => string
  }
}
