import { Box, Code } from '@mantine/core'
import { CopyButton } from './copy-button.tsx'

/** Text to run or to store, with a button that copies it. */
export function CodeBlock({
  text,
  what,
  heightMax,
}: {
  readonly text: string
  readonly what: string
  /** In pixels: what is longer scrolls. Absent: all of it is shown. */
  readonly heightMax?: number
}) {
  return (
    <Box pos="relative">
      <Code
        block
        pr={44}
        mah={heightMax}
        tabIndex={0}
        aria-label={what}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowY: 'auto' }}
      >
        {text}
      </Code>
      <Box pos="absolute" top={4} right={4}>
        <CopyButton value={text} what={what} />
      </Box>
    </Box>
  )
}
