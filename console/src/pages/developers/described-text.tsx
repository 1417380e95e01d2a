import { Code, Text } from '@mantine/core'

/** Text of the description, which is English: names in backticks are code, an empty line begins a paragraph. */
export function DescribedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <Text key={paragraph} size="sm" lang="en" style={{ overflowWrap: 'anywhere' }}>
          {paragraph
            .split('`')
            .map((piece, at) => (at % 2 === 0 ? piece : <Code key={`${String(at)} ${piece}`}>{piece}</Code>))}
        </Text>
      ))}
    </>
  )
}
