/** Shows short messages at the edge of the screen. Each stays for three seconds, longer while it is pointed at. */
export interface NotifyPort {
  success(title: string, message: string): void
  error(title: string, message: string): void
  warn(title: string, message: string): void
  info(title: string, message: string): void
}
