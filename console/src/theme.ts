import {
  createTheme,
  defaultVariantColorsResolver,
  Drawer,
  Modal,
  parseThemeColor,
  type CSSVariablesResolver,
} from '@mantine/core'

/** The title of a dialog is a header element that would count as a second banner of the page (WCAG 2.2, 1.3.1). */
const dialogHeader = { header: { role: 'presentation' } } as const

/** One calm look. Shades are chosen so that every text reaches 4.5:1 on its ground in both schemes (WCAG 2.2, 1.4.3). */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'sm',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.375rem' }, h2: { fontSize: '1.0625rem' } } },
  cursorType: 'pointer',
  components: {
    Drawer: Drawer.extend({ defaultProps: { attributes: dialogHeader } }),
    Modal: Modal.extend({ defaultProps: { attributes: dialogHeader } }),
  },
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input)
    const { color, theme: current, variant } = input
    const parsed = parseThemeColor({ color: color ?? current.primaryColor, theme: current })
    if (!parsed.isThemeColor || parsed.color === 'gray') return resolved
    if (variant === 'light') {
      const name = parsed.color
      return {
        ...resolved,
        background: `light-dark(var(--mantine-color-${name}-0), color-mix(in srgb, var(--mantine-color-${name}-9) 35%, #1f2023))`,
        hover: `light-dark(var(--mantine-color-${name}-1), color-mix(in srgb, var(--mantine-color-${name}-9) 50%, #1f2023))`,
        color: `light-dark(color-mix(in srgb, var(--mantine-color-${name}-9) 62%, black), var(--mantine-color-${name}-2))`,
      }
    }
    return resolved
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#5c636a',
    '--mantine-color-anchor': '#1557a5',
    '--mantine-color-error': '#b02525',
    '--gatehouse-sandbox': '#ffe8cc',
    '--gatehouse-sandbox-text': '#6a2c00',
  },
  dark: {
    '--mantine-color-dimmed': '#b8bcc2',
    '--mantine-color-placeholder': '#a3a8ae',
    '--mantine-color-anchor': '#86bdf5',
    '--mantine-color-error': '#ff9c9c',
    '--gatehouse-sandbox': '#5a2f08',
    '--gatehouse-sandbox-text': '#ffe2c2',
  },
})
