import '@mantine/core/styles.css'
import './look.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from './api/problem.ts'
import { cspNonce } from './csp-nonce.ts'
import { router } from './router.tsx'
import { signedInQuery } from './shell/use-signed-in.ts'
import { LanguageProvider } from './text/language.tsx'
import { cssVariables, theme } from './theme.ts'

const staleMs = 10_000
const retriesMax = 2

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // A refusal stays one; only a missing answer or a fault of the server is asked again.
      retry: (count, error) =>
        count < retriesMax && error instanceof Problem && (error.status === 0 || error.status >= 500),
    },
  },
})

// Who is signed in is asked while the page is still loading its own parts.
void queries.prefetchQuery(signedInQuery)
// Of the part of Mantine that stops the page from scrolling behind a dialog.
setNonce(cspNonce())

const place = document.getElementById('root')
if (place === null) throw new Error('the page has no root')
createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={cspNonce}
    >
      <LanguageProvider>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  </StrictMode>,
)
