import { Code, Group, Stack, Text, Title } from '@mantine/core'
import type { ApiDescription, ReferenceOperation } from '../../api/reference.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { describe, fieldsOf } from './described-fields.ts'
import { DescribedText } from './described-text.tsx'
import { exampleCall } from './example-call.ts'
import { FieldList, type ListedField } from './field-list.tsx'
import { developerTexts } from './texts.ts'

const exampleHeight = 320

/** One operation: an example, what it takes, answers and refuses. */
export function OperationDetails({
  operation,
  description,
}: {
  readonly operation: ReferenceOperation
  readonly description: ApiDescription
}) {
  const t = useTexts(developerTexts)
  const { operationId, parameters = [], responses } = operation
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const answers = Object.entries(responses)
  const listed = parameters.map((one): ListedField => {
    const { name: path, in: place, required = false } = one
    const about = describe(one.schema, description.components.schemas)
    return { ...about, about: one.description ?? about.about, path, place, isRequired: required }
  })
  return (
    <Stack gap="sm">
      <DescribedText text={operation.description} />
      <Heading text={t('call')} />
      <CodeBlock
        what={t('callOf')(operationId)}
        text={exampleCall(operation, location.origin)}
        heightMax={exampleHeight}
      />
      {listed.length > 0 && (
        <>
          <Heading text={t('parameters')} />
          <FieldList fields={listed} />
        </>
      )}
      {body !== undefined && (
        <>
          <Heading text={t('bodyFields')} />
          <FieldList fields={fieldsOf(body.schema, description)} />
        </>
      )}
      {answers
        .filter(([status]) => isGood(status))
        .map(([status, { content = {} }]) => (
          <Answer key={status} status={status} name={operationId} content={content} description={description} />
        ))}
      <Heading text={t('refusals')} />
      {answers
        .filter(([status]) => !isGood(status))
        .map(([status, { description: when }]) => (
          <Group key={status} gap="xs" wrap="nowrap" align="flex-start">
            <StateBadge tone={status.startsWith('5') ? 'bad' : 'warning'}>{status}</StateBadge>
            <DescribedText text={when} />
          </Group>
        ))}
    </Stack>
  )
}

function Answer({
  status,
  name,
  content,
  description,
}: {
  readonly status: string
  readonly name: string
  readonly content: NonNullable<ReferenceOperation['responses'][string]['content']>
  readonly description: ApiDescription
}) {
  const t = useTexts(developerTexts)
  const types = Object.keys(content)
  const json = content['application/json']
  return (
    <>
      <Heading text={t('answerFields')(status)} />
      <Text size="sm">
        <Code>{types.join(', ')}</Code>
      </Text>
      {json !== undefined && <FieldList fields={fieldsOf(json.schema, description)} />}
      {json?.example !== undefined && (
        <CodeBlock
          what={t('answerExample')(name)}
          text={JSON.stringify(json.example, null, 2)}
          heightMax={exampleHeight}
        />
      )}
    </>
  )
}

function Heading({ text }: { readonly text: string }) {
  return (
    <Title order={5} size="sm">
      {text}
    </Title>
  )
}

function isGood(status: string): boolean {
  return status.startsWith('2')
}
