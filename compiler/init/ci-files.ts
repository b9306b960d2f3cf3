/** Init: files with which a CI server compiles the site every night, and diffs of generated files are collapsed. */

/** A file of the repository. Missing `lines` are added; `text` is written only if the file does not exist. */
export type CiFile = { path: string } & ({ text: string } | { lines: readonly string[] });

/** Workflow that compiles every night and opens a pull request with the changes. Its actions are pinned by commit. */
const WORKFLOW = `# Compiles the site every night and opens a pull request with what changed, or brings the open one up to date.
name: Vitrina
on:
  schedule:
    - cron: '17 4 * * *'
  workflow_dispatch:
permissions:
  contents: write
  pull-requests: write
concurrency:
  group: vitrina
jobs:
  compile:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    steps:
      - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
      - run: npm ci --no-audit --no-fund
      # What was fetched and converted last time: only what changed is converted again.
      - uses: actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0
        with:
          path: .vitrina
          key: vitrina-\${{ github.run_id }}
          restore-keys: vitrina-
      - name: Compare and compile
        run: |
          npx vitrina diff --markdown > "$RUNNER_TEMP/diff.md"
          cat "$RUNNER_TEMP/diff.md" >> "$GITHUB_STEP_SUMMARY"
          npx vitrina compile
      - name: Open a pull request
        env:
          GH_TOKEN: \${{ github.token }}
          BRANCH: content/compiled
        run: |
          git add dist-content
          if git diff --cached --quiet; then
            echo 'The content is as it was.'
            exit 0
          fi
          git config user.name 'github-actions[bot]'
          git config user.email '41898282+github-actions[bot]@users.noreply.github.com'
          git switch -C "$BRANCH"
          git commit -m 'content: compiled anew'
          git push --force origin "$BRANCH"
          head -c 60000 "$RUNNER_TEMP/diff.md" > "$RUNNER_TEMP/body.md"
          if gh pr view "$BRANCH" --json state --jq .state | grep -qx OPEN; then
            gh pr edit "$BRANCH" --body-file "$RUNNER_TEMP/body.md"
          else
            gh pr create --head "$BRANCH" --title 'Content: what changed on the site' --body-file "$RUNNER_TEMP/body.md"
          fi
`;

export const ciFiles: readonly CiFile[] = [
  { path: '.github/workflows/vitrina.yml', text: WORKFLOW },
  { path: '.gitignore', lines: ['node_modules/', '.vitrina/', '.data/'] },
  { path: '.gitattributes', lines: ['dist-content/** linguist-generated'] },
];

/**
 * Returns the whole new text of a file; `undefined` if nothing is missing. A rule counts with or without final slash.
 * @param before current text; absent if there is no file
 */
export function completeFile(file: CiFile, before: string | undefined): string | undefined {
  if ('text' in file) return before === undefined ? file.text : undefined;
  const toRule = (line: string) => line.trim().replace(/\/$/, '');
  const present = new Set((before ?? '').split(/\r?\n/).map(toRule));
  const missing = file.lines.filter((one) => !present.has(toRule(one)));
  if (missing.length === 0) return undefined;
  const start = before === undefined || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
  return `${start}${missing.join('\n')}\n`;
}
