import { Box, Button, Code, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import type { DescribedField } from './described-fields.ts'
import { DescribedText } from './described-text.tsx'
import { developerTexts } from './texts.ts'

/** A longer list begins with its outer fields alone. */
const wholeMax = 20
const valuesMax = 24

export interface ListedField extends DescribedField {
  /** Where a parameter stands. */
  readonly place?: 'path' | 'query' | 'header'
}

/** Fields with their types, what they mean and what they allow. */
export function FieldList({ fields }: { readonly fields: readonly ListedField[] }) {
  const t = useTexts(developerTexts)
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || fields.length <= wholeMax ? fields : outerOf(fields)
  return (
    <>
      <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map((field) => (
          <Box
            component="li"
            key={field.path}
            py={6}
            style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}
          >
            <Field field={field} />
          </Box>
        ))}
      </Box>
      {fields.length > shown.length && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)} style={{ alignSelf: 'flex-start' }}>
          {t('more')(format.number(fields.length - shown.length))}
        </Button>
      )}
    </>
  )
}

function Field({ field }: { readonly field: ListedField }) {
  const t = useTexts(developerTexts)
  const values = field.values.length > valuesMax ? [...field.values.slice(0, valuesMax), '…'] : field.values
  return (
    <>
      <Group gap={6}>
        <Code style={{ overflowWrap: 'anywhere' }}>{field.path}</Code>
        <Text size="xs" c="dimmed" lang="en">
          {field.type}
        </Text>
        {field.place !== undefined && (
          <Text size="xs" c="dimmed">
            {t(field.place)}
          </Text>
        )}
        {field.isRequired && (
          <Text size="xs" fw={600}>
            {t('required')}
          </Text>
        )}
        {field.default !== null && (
          <Text size="xs" c="dimmed">
            {t('isDefault')} <Code>{field.default}</Code>
          </Text>
        )}
      </Group>
      {field.about !== '' && <DescribedText text={field.about} />}
      {values.length > 0 && (
        <Text size="xs" c="dimmed" lang="en" style={{ overflowWrap: 'anywhere' }}>
          {values.join(' · ')}
        </Text>
      )}
    </>
  )
}

function outerOf(fields: readonly ListedField[]): readonly ListedField[] {
  const depth = ({ path }: ListedField) => path.split('.').length
  const least = Math.min(...fields.map(depth))
  return fields.filter((field) => depth(field) === least)
}
