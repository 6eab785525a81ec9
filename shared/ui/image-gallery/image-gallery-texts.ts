/** The words of an `ImageGallery`. A picture is called by its text alternative. */
export interface ImageGalleryTexts {
  /** The badge on the picture that stands for all: `Thumbnail`. */
  thumbnail: string
  makeThumbnail: (name: string) => string
  select: (name: string) => string
  drag: (name: string) => string
  moveEarlier: (name: string) => string
  moveLater: (name: string) => string
  remove: (name: string) => string
  /** `3 selected`. */
  selected: (count: number) => string
  removeSelected: string
  /** `Picture 2 of 5`; both numbers count from 1. */
  position: (index: number, count: number) => string
  previous: string
  next: string
  close: string
}
