/** Texts that become a script, a tag or a template in places which believe them. */
export const scriptTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '[click](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>@import "//evil.example"</style>',
]
