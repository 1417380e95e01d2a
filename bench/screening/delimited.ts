/** Rows of delimited text with quotes doubled inside quotes. */
export function readRows(text: string, delimiter = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    if (isQuoted) {
      if (character !== '"') field += character
      else if (text[index + 1] === '"') field += text[++index]!
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === delimiter) {
      row.push(field)
      field = ''
    } else if (character === '\n') {
      row.push(field.replace(/\r$/, ''))
      rows.push(row)
      row = []
      field = ''
    } else field += character
  }
  if (field !== '' || row.length > 0) rows.push([...row, field])
  return rows
}

/** The same with the first row as keys. */
export function readRecords(text: string, delimiter = ','): Record<string, string>[] {
  const [header = [], ...rows] = readRows(text.replace(/^\ufeff/, ''), delimiter)
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])))
}
