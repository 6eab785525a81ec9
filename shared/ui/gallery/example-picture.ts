/** The address of a drawn square in a colour, for examples that need a picture. */
export const examplePicture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${colour}"/><circle cx="40" cy="40" r="20" fill="white"/></svg>`,
  )}`
