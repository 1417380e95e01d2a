import { Badge } from '@mantine/core'

export type Tone = 'good' | 'warning' | 'bad' | 'neutral' | 'info'

const colours = { good: 'green', warning: 'yellow', bad: 'red', neutral: 'gray', info: 'blue' } as const

/** A state in a word; the colour repeats what the word says. */
export function StateBadge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Badge color={colours[tone]} miw="max-content" variant="light" radius="sm" tt="none" fw={600}>
      {children}
    </Badge>
  )
}
