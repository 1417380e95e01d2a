/** Saves a text or bytes as a file of the person's machine. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain;charset=utf-8'): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it when the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
