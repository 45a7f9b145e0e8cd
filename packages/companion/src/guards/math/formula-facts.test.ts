import { describe, expect, test } from 'vitest';
import { createMathChecker } from './check-mathematics.ts';

const decide = (text: string) => createMathChecker({}).check(text).kind;

describe('true statements of higher mathematics [issue 5.6]', () => {
  test.each([
    String.raw`$\lim_{x \to 2} \frac{x^2 - 4}{x - 2} = 4$.`,
    String.raw`The limit is $\lim_{x \to 0} \frac{\sin x}{x} = 1$.`,
    String.raw`$\lim_{x \to \infty} \frac{3x^2 + 1}{x^2} = 3$.`,
    String.raw`$\lim_{x \to 2} (x + 3) = 2 + 3 = 5$.`,
    String.raw`$\lim_{x \to 3^-} |x - 3|/(x - 3) = -1$.`,
    String.raw`As $x \to 2$, $x^2$ gets close to 4.`,
    String.raw`The derivative of $x^3$ is $3x^2$.`,
    String.raw`$f'(x) = 3x^2$ when $f(x) = x^3$.`,
    String.raw`$\frac{d}{dx}(x^2 + 3x) = 2x + 3$.`,
    String.raw`$\frac{d}{dx} \sin x = \cos x$.`,
    String.raw`$\frac{d}{dx}(e^{2x}) = 2e^{2x}$.`,
    String.raw`$\int 2x \, dx = x^2 + C$.`,
    String.raw`$\int_0^2 3x^2 \, dx = 8$.`,
    String.raw`$\int_{1}^{3} 2 \, dx = 4$.`,
    String.raw`$\log_2 8 = 3$.`,
    String.raw`$\log_{10} 1000 = 3$.`,
    String.raw`$\log_3 81 = 4$, since $3^4 = 81$.`,
    String.raw`$\ln e^2 = 2$.`,
    String.raw`$\ln(ab) = \ln a + \ln b$.`,
    String.raw`$2^3 \cdot 2^4 = 2^7$.`,
    String.raw`$\sqrt{50} = 5\sqrt{2}$.`,
    String.raw`$\sqrt[3]{27} = 3$.`,
    String.raw`$16^{1/2} = 4$.`,
    String.raw`$8^{2/3} = 4$.`,
    String.raw`$x^{-2} = \frac{1}{x^2}$.`,
    String.raw`$i^2 = -1$.`,
    String.raw`$(2 + 3i)(2 - 3i) = 13$.`,
    String.raw`The domain is $[0, \infty)$.`,
    String.raw`The domain is $x \ge 3$, which is $[3, \infty)$.`,
    String.raw`$x \in (-2, 5]$ means $-2 < x \le 5$.`,
    String.raw`$\{1, 2, 3\} \cap \{2, 3, 4\} = \{2, 3\}$.`,
    String.raw`$\{1, 2\} \cup \{2, 3\} = \{1, 2, 3\}$.`,
    String.raw`$P(A) = \frac{1}{4}$ and $P(B) = \frac{1}{2}$, so $P(A \text{ and } B) = \frac{1}{4} \cdot \frac{1}{2} = \frac{1}{8}$.`,
    String.raw`$P(\text{not } A) = 1 - 0.3 = 0.7$.`,
    String.raw`$5! = 120$.`,
    String.raw`$\binom{5}{2} = 10$.`,
    String.raw`$5C2 = 10$.`,
    String.raw`$\sin 30^\circ = \frac{1}{2}$.`,
    String.raw`$\cos \frac{\pi}{3} = \frac{1}{2}$.`,
    String.raw`$\tan 45^\circ = 1$.`,
    String.raw`$\sin^2 x + \cos^2 x = 1$.`,
    String.raw`$f(2) = 3(2) + 1 = 7$.`,
    String.raw`If $f(x) = 3x + 1$, then $f(2) = 7$.`,
    String.raw`$f(g(2)) = f(5) = 11$.`,
    String.raw`$a_5 = 3 + 4 \cdot 2 = 11$.`,
    String.raw`$a_n = 3 + 2(n - 1)$.`,
    String.raw`$\sum_{k=1}^{4} k = 10$.`,
    String.raw`$|x - 3| = 5$ means $x - 3 = 5$ or $x - 3 = -5$.`,
    String.raw`$|-7| = 7$.`,
    String.raw`The vertex of $y = (x - 2)^2 + 3$ is $(2, 3)$.`,
    String.raw`$x^2 - 9 = (x - 3)(x + 3)$.`,
    String.raw`$\frac{x^2 - 9}{x - 3} = x + 3$ where $x \ne 3$.`,
    String.raw`$2 \cdot 10^3 = 2000$.`,
    String.raw`$180^\circ = \pi$ radians.`,
    String.raw`$\angle A = 40^\circ$.`,
    String.raw`$40^\circ + 60^\circ + 80^\circ = 180^\circ$.`,
    String.raw`$\overline{AB} = 5$.`,
    String.raw`$\triangle ABC \sim \triangle DEF$.`,
    String.raw`$V = \pi r^2 h = \pi \cdot 9 \cdot 4 = 36\pi$.`,
    String.raw`$\frac{4}{3}\pi \cdot 27 = 36\pi$.`,
    String.raw`$e^0 = 1$.`,
    String.raw`$y = 3 \cdot 2^x$.`,
    String.raw`The slope is $m = \frac{8 - 2}{5 - 2} = 2$.`,
    String.raw`$3x + 2y = 12$.`,
    String.raw`$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.`,
    String.raw`$|x| < 4$ means $-4 < x < 4$.`,
    String.raw`$A \cap B$ holds what both have.`,
    String.raw`$0.2 \cdot 10 + 0.8 \cdot 5 = 6$.`,
    String.raw`$\bar{x} = \frac{2 + 4 + 6}{3} = 4$.`,
    String.raw`$z = \frac{85 - 75}{5} = 2$.`,
    String.raw`$\vec{u} + \vec{v} = (4, 6)$.`,
    String.raw`$(f + g)(2) = f(2) + g(2)$.`,
  ])('%s passes', (text) => {
    expect(decide(text)).toBe('pass');
  });
});

describe('false statements of higher mathematics [issue 5.6]', () => {
  test.each([
    String.raw`$\lim_{x \to 2} \frac{x^2 - 4}{x - 2} = 5$.`,
    String.raw`$\lim_{x \to 0} \frac{\sin x}{x} = 0$.`,
    String.raw`$\lim_{x \to \infty} \frac{3x^2 + 1}{x^2} = 1$.`,
    String.raw`The derivative of $x^3$ is $2x^2$.`,
    String.raw`$\frac{d}{dx} \sin x = -\cos x$.`,
    String.raw`$\frac{d}{dx}(e^{2x}) = e^{2x}$.`,
    String.raw`$\int 2x \, dx = 2x^2 + C$.`,
    String.raw`$\int_0^2 3x^2 \, dx = 6$.`,
    String.raw`$\log_2 8 = 4$.`,
    String.raw`$\log_3 81 = 3$.`,
    String.raw`$\ln(a + b) = \ln a + \ln b$.`,
    String.raw`$2^3 \cdot 2^4 = 2^{12}$.`,
    String.raw`$\sqrt{50} = 2\sqrt{5}$.`,
    String.raw`$\sqrt[3]{27} = 9$.`,
    String.raw`$8^{2/3} = 2$.`,
    String.raw`$x^{-2} = -x^2$.`,
    String.raw`$\{1, 2, 3\} \cap \{2, 3, 4\} = \{1, 4\}$.`,
    String.raw`$\{1, 2\} \cup \{2, 3\} = \{2\}$.`,
    String.raw`$5! = 60$.`,
    String.raw`$\binom{5}{2} = 20$.`,
    String.raw`$\sin 30^\circ = \frac{1}{3}$.`,
    String.raw`$\tan 45^\circ = 2$.`,
    String.raw`If $f(x) = 3x + 1$, then $f(2) = 9$.`,
    String.raw`$f(2) = 3(2) + 1 = 8$.`,
    String.raw`$\sum_{k=1}^{4} k = 9$.`,
    String.raw`$|x - 3| = 5$ means $x = 8$ or $x = 2$.`,
    String.raw`The vertex of $y = (x - 2)^2 + 3$ is $(-2, 3)$.`,
    String.raw`$x^2 - 9 = (x - 3)^2$.`,
    String.raw`$P(\text{not } A) = 1 - 0.3 = 0.6$.`,
    String.raw`$i^2 = 1$.`,
    String.raw`$\frac{4}{3}\pi \cdot 27 = 27\pi$.`,
    String.raw`$|x| < 4$ means $x < -4$ or $x > 4$.`,
  ])('%s is held back', (text) => {
    expect(decide(text)).toBe('block');
  });
});

describe('what was defined before [issue 5.6]', () => {
  test('a function of the problem is known by its name', () => {
    const checker = createMathChecker({ studentText: 'Let $f(x) = x^2 - 1$. What is $f(3)$?' });
    expect(checker.check('Then $f(3) = 8$.').kind).toBe('pass');
    expect(checker.check('Then $f(3) = 9$.').kind).toBe('block');
    expect(checker.check("And $f'(3) = 6$.").kind).toBe('pass');
  });

  test('a place of a function that nobody has written out stays as it was told', () => {
    const checker = createMathChecker({ studentText: "$f'(1) = 0$ and $f(1) = -3$. What is there?" });
    expect(checker.check('Here $f(1) = -3$.').kind).toBe('pass');
    expect(checker.check('Here $f(1) = 3$.').kind).toBe('block');
    expect(checker.check("And $f''(1) = 2$.").kind).toBe('pass');
  });

  test('sets of the problem are known by their names', () => {
    const checker = createMathChecker({
      studentText: String.raw`$A = \{1, 2, 3\}$ and $B = \{3, 4\}$. What do both hold?`,
    });
    expect(checker.check(String.raw`$A \cap B = \{3\}$.`).kind).toBe('pass');
    expect(checker.check(String.raw`$A \cup B = \{3\}$.`).kind).toBe('block');
  });
});
