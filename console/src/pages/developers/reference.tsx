import { Accordion, Button, Code, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { operationsOf, type ApiDescription, type ReferenceOperation } from '../../api/reference.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { StateBadge } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { fieldsOf } from './described-fields.ts'
import { DescribedText } from './described-text.tsx'
import { OperationDetails } from './operation-details.tsx'
import { developerTexts } from './texts.ts'

/** The operations of the API by group, one of them open. */
export function Reference({ description }: { readonly description: ApiDescription }) {
  const t = useTexts(developerTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const { values, set } = useSearchState(['operation'])
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim().toLowerCase())
  const all = useMemo(() => searchable(description), [description])
  const found = all.filter(({ words }) => query.split(/\s+/).every((word) => words.includes(word)))
  return (
    <Stack gap="sm">
      <Title order={2}>{t('reference')}</Title>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="search"
          label={t('search')}
          description={t('searchHint')}
          w={{ base: '100%', xs: 360 }}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status" pb={6}>
          {t('found')(format.number(found.length), format.number(all.length))}
        </Text>
      </Group>
      {found.length === 0 && (
        <EmptyState title={shared('noneMatch')}>
          <Button variant="default" onClick={() => setTyped('')}>
            {shared('clearFilters')}
          </Button>
        </EmptyState>
      )}
      {description.tags.map(({ name, description: about }) => {
        const ofTag = found.filter(({ operation }) => operation.tags.includes(name))
        if (ofTag.length === 0) return null
        return (
          <section key={name} aria-labelledby={`reference-${name}`}>
            <Title order={3} size="h2" lang="en" id={`reference-${name}`}>
              {name}
            </Title>
            <DescribedText text={about} />
            <Accordion
              order={4}
              mt="xs"
              value={values.operation === '' ? null : values.operation}
              onChange={(operation) => set({ operation: operation ?? '' })}
            >
              {ofTag.map(({ operation }) => (
                <Accordion.Item key={operation.operationId} value={operation.operationId}>
                  <Accordion.Control px="xs">
                    <Name operation={operation} />
                  </Accordion.Control>
                  <Accordion.Panel>
                    {values.operation === operation.operationId && (
                      <OperationDetails operation={operation} description={description} />
                    )}
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </section>
        )
      })}
    </Stack>
  )
}

function Name({ operation: { method, path, summary } }: { readonly operation: ReferenceOperation }) {
  return (
    <Group gap="xs">
      <StateBadge tone={method === 'GET' ? 'info' : 'good'}>{method}</StateBadge>
      <Code style={{ overflowWrap: 'anywhere' }}>{path}</Code>
      <Text size="sm" lang="en">
        {summary}
      </Text>
    </Group>
  )
}

/** Each operation with the words that it is found by. */
function searchable(description: ApiDescription) {
  return operationsOf(description).map((operation) => {
    const contents = Object.values(operation.requestBody?.content ?? {})
    const words = [
      ...[operation.method, operation.path, operation.operationId, operation.summary, operation.description],
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...contents.flatMap(({ schema }) => fieldsOf(schema, description).map(({ path }) => path)),
    ]
    return { operation, words: words.join(' ').toLowerCase() }
  })
}
