import { createHash } from 'node:crypto'

/** The page with a policy that allows exactly its own script and style. CSP 3 §6.7.2. */
export function pageWithHashes(page: string): string {
  return ['script', 'style'].reduce((text, tag) => {
    const content = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(content).digest('base64')
    return text.replace(new RegExp(`${tag}-src 'sha256-[^']*'`), `${tag}-src 'sha256-${hash}'`)
  }, page)
}
