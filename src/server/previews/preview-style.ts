/** Of the bar and what stands around it; it looks the same in both themes, so that nobody takes it for the page. */
export const previewStyle = `
.preview-bar{position:fixed;inset-inline:0;inset-block-end:0;z-index:100;background:#111827;color:#f9fafb;font-size:.875rem;line-height:1.4;border-block-start:3px solid #f59e0b;max-block-size:85vh;overflow:auto}
.preview-row{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:.375rem 1rem}
.preview-row p{margin:0;flex:1 1 14rem;min-inline-size:0;overflow-wrap:anywhere}
.preview-row small{font-size:.8125rem;color:#fcd34d}
.preview-bar a,.preview-bar summary,.preview-bar button{display:inline-block;color:#f9fafb;padding:.375rem .625rem;border:1px solid #6b7280;border-radius:.5rem;text-decoration:none;cursor:pointer;background:#1f2937;font:inherit;font-weight:500}
.preview-bar a:hover,.preview-bar summary:hover,.preview-bar button:hover{background:#374151}
.preview-bar :focus-visible{outline:3px solid #fcd34d;outline-offset:2px}
.preview-bar nav{display:flex;flex-wrap:wrap;gap:.375rem}
.preview-bar details[open]{flex-basis:100%}
.preview-bar form{display:grid;gap:.5rem;padding-block:.5rem;max-inline-size:40rem}
.preview-bar label{display:grid;gap:.25rem;font-weight:500}
.preview-bar input,.preview-bar textarea{font:inherit;padding:.5rem;border-radius:.5rem;border:1px solid #9ca3af;background:#fff;color:#111827;inline-size:100%;box-sizing:border-box}
.preview-bar [role=status],.preview-bar [role=alert]{flex-basis:100%;font-weight:600}
.preview-room{block-size:6rem}
.preview-phone{display:block;inline-size:390px;max-inline-size:100%;block-size:calc(100vh - 6.5rem);margin:0 auto;border:1px solid #6b7280;border-block-start:0;background:#fff}
.preview-stage{margin:0;background:#374151;font-family:system-ui,sans-serif}
.preview-note{max-inline-size:36rem;margin:12vh auto;padding:0 1.5rem;font-family:system-ui,sans-serif;line-height:1.6}
`
