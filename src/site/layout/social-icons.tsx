/** Marks of the social networks, drawn simply: lucide no longer carries brand icons. */
const marks = {
  facebook:
    'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5V21z',
  twitter:
    'M4 4h4.6l3.8 5.3L17 4h2.4l-5.9 6.9L20.2 20h-4.6l-4.2-5.8L6.4 20H4l6.3-7.4zm3.3 1.8 9.2 12.4h.4L7.8 5.8z',
  linkedin:
    'M5 9.5h3V20H5zM6.5 4.3a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M10 9.5h2.9v1.4c.5-.9 1.6-1.7 3.2-1.7 3.2 0 3.9 2 3.9 4.8v6h-3v-5.4c0-1.3-.1-2.8-1.8-2.8s-2.1 1.3-2.1 2.7V20H10z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5m0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.5h8a2.5 2.5 0 0 0 2.5-2.5V8A2.5 2.5 0 0 0 16 5.5zm4 2.4a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2m0 2a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2m4.4-3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2',
} as const

export type SocialNetwork = keyof typeof marks
export const socialNetworks = Object.keys(marks) as SocialNetwork[]

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor">
      <path fillRule="evenodd" d={marks[network]} />
    </svg>
  )
}
